import { useState } from "react";
import { useTranslations } from "use-intl";
import { buttonLook } from "#ui/button/button-look.ts";
import { Spinner } from "#ui/button/spinner.tsx";
import { useIsInteractive } from "#ui/view-time/use-at-view-time.ts";
import { TextField } from "./auth-field.tsx";
import { AuthLink } from "./auth-link.tsx";
import { callAccount } from "./call-account.ts";
import { Done } from "./done.tsx";
import { FormEnd } from "./form-end.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAuthForm } from "./use-auth-form.ts";
import { useCall } from "./use-call.ts";
import { tokenOfLink } from "./use-return-url.ts";

/**
 * The button behind a mail's link; only the button acts, since mail scanners follow links. Where more than one visitor
 * signed up with the address, the owner says name and password as well.
 */
export function ConfirmEmail() {
  const t = useTranslations("auth.confirmPage");
  const isInteractive = useIsInteractive();
  const { call, isLoading, problem } = useCall();
  const [state, setState] = useState<"asking" | "claimed" | "done">("asking");

  async function confirm() {
    const token = tokenOfLink();
    const done = await call(async () => {
      const result = await callAccount("POST /api/email/confirm", { body: { token } });
      if (result.outcome === "refused") setState("claimed");
      return result;
    });
    if (done) setState("done");
  }

  if (state === "done") {
    return (
      <Done heading={t("doneHeading")} text={t("done")}>
        <AuthLink to="/account/profile">{t("toProfile")}</AuthLink>
      </Done>
    );
  }
  if (state === "claimed") return <ClaimForm onDone={() => setState("done")} />;
  return (
    <div className="grid gap-3">
      <button
        type="button"
        disabled={isLoading || !isInteractive}
        onClick={confirm}
        className={`${buttonLook("primary")} w-full`}
      >
        {isLoading && <Spinner />}
        {isLoading ? t("sending") : t("send")}
      </button>
      <p role="alert" className="text-error text-small empty:hidden">
        {problem}
      </p>
    </div>
  );
}

/** Name and password of whoever has the mailed link, where nobody can tell whose the earlier ones are. */
function ClaimForm({ onDone }: { onDone(): void }) {
  const t = useTranslations("auth.confirmPage");
  const form = useAuthForm({
    form: "claim",
    send: (values) =>
      callAccount("POST /api/email/confirm", { body: { ...values, token: tokenOfLink() } }),
    onDone,
  });
  return (
    <div className="grid gap-6">
      <Done text={t("claimed")} />
      <form {...form.props} className="grid gap-5">
        <TextField form={form} control="name" autoComplete="name" />
        <PasswordField form={form} control="password" label="newPassword" kind="new" />
        <FormEnd form={form} send={t("send")} sending={t("sending")} wide />
      </form>
    </div>
  );
}
