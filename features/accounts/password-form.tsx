import { useState } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#platform/session/user.ts";
import { useAuth } from "./auth-store.ts";
import { callAccount } from "./call-account.ts";
import { FormEnd } from "./form-end.tsx";
import { Panel } from "./panel.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAuthForm } from "./use-auth-form.ts";
import { UsernameForManagers } from "./username-for-managers.tsx";

interface Props {
  user: User;
  /** The other sessions have ended. */
  onChange(): void;
}

/** Another password, which ends every other session. */
export function PasswordForm({ user, onChange }: Props) {
  const t = useTranslations("account.security");
  const [isDone, setDone] = useState(false);
  const form = useAuthForm({
    form: "password",
    send: (values) => callAccount("POST /api/account/password", { body: values }),
    onDone() {
      setDone(true);
      useAuth.getState().loginSuccess({ ...user, mustChangePassword: false });
      onChange();
    },
  });
  return (
    <Panel heading={t("passwordHeading")} text={t("passwordText")}>
      <form {...form.props} onInput={() => setDone(false)} className="grid max-w-md gap-5">
        <UsernameForManagers email={user.email} />
        <PasswordField form={form} control="password" label="currentPassword" kind="current" />
        <PasswordField form={form} control="newPassword" kind="new" />
        <FormEnd
          form={form}
          send={t("change")}
          sending={t("changing")}
          done={isDone && t("changed")}
        />
      </form>
    </Panel>
  );
}
