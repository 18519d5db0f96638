import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";

/** The last resort when a screen throws: says so in the page's language and offers a way on. */
export function BrokenPage() {
  const t = useTranslations("error");
  const to = useLocalizedPath();
  return (
    <main className="measure grid min-h-svh content-center justify-items-start gap-6">
      <h1 className="text-title">{t("heading")}</h1>
      <p>{t("broken")}</p>
      <a className={buttonLook("primary")} href={to("/")}>
        {t("button")}
      </a>
    </main>
  );
}
