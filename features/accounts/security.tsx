import { useTranslations } from "use-intl";
import type { User } from "#platform/session/user.ts";
import { callAccount } from "./call-account.ts";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";
import { useAnswer } from "./use-answer.ts";

/** Password and sessions; with a one-time password, the password alone. */
export default function Security({ user }: { user: User }) {
  const t = useTranslations("account");
  const sessions = useAnswer(() => callAccount("GET /api/account/sessions"));
  return (
    <>
      {user.mustChangePassword && (
        <p role="status" className="rounded-card bg-blueprint-tint p-6">
          {t("ownPasswordFirst")}
        </p>
      )}
      <PasswordForm user={user} onChange={() => void sessions.load()} />
      {!user.mustChangePassword && <SessionList {...sessions} />}
    </>
  );
}
