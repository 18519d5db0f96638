import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { AdminTitle } from "./admin-title.tsx";

/** Instead of a screen whose data could not be had; the frame stays. */
export function ScreenProblem() {
  const t = useTranslations("admin.problem");
  const to = useLocalizedPath();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isMissing = isRouteErrorResponse(error) && [404, 422].includes(error.status);
  const isRefused = isRouteErrorResponse(error) && error.status === 403;
  return (
    <div className="admin-stack admin-narrow" role="alert">
      <AdminTitle>{t("heading")}</AdminTitle>
      <p>{t(isRefused ? "notYours" : isMissing ? "missing" : "failed")}</p>
      <p className="admin-row">
        {isMissing || isRefused ? (
          <Link className={buttonLook("primary")} to={to("/admin")}>
            {t("back")}
          </Link>
        ) : (
          <button
            type="button"
            className={buttonLook("primary")}
            disabled={state === "loading"}
            onClick={() => revalidate()}
          >
            {t("retry")}
          </button>
        )}
      </p>
    </div>
  );
}
