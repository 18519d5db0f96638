import { useTranslations } from "use-intl";
import { forgetPrivateDrafts } from "#platform/session/private-drafts.ts";
import type { User } from "#platform/session/user.ts";
import { useAuth } from "./auth-store.ts";
import { callAccount } from "./call-account.ts";
import { FormEnd } from "./form-end.tsx";
import { Panel } from "./panel.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAuthForm } from "./use-auth-form.ts";
import { UsernameForManagers } from "./username-for-managers.tsx";

/** Deletes the account, after the password; then `onDone`, since nobody is signed in any more. */
export default function DeleteForm({ user, onDone }: { user: User; onDone(): void }) {
  const t = useTranslations("account.deletion");
  const form = useAuthForm({
    form: "deletion",
    send: (values) => callAccount("POST /api/account/delete", { body: values }),
    onDone() {
      onDone();
      void forgetPrivateDrafts();
      useAuth.getState().logoutSuccess();
    },
  });
  return (
    <Panel heading={t("heading")}>
      <form {...form.props} className="grid max-w-md gap-5">
        <UsernameForManagers email={user.email} />
        <PasswordField form={form} control="password" label="currentPassword" kind="current" />
        <FormEnd form={form} send={t("confirm")} sending={t("deleting")} look="danger" />
      </form>
    </Panel>
  );
}
