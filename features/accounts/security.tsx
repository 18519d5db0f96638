import { useTranslations } from "use-intl";
import { accountAddresses } from "./account-addresses.ts";
import type { SessionList as Answer } from "./account-answers.ts";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";
import { useAnswer } from "./use-answer.ts";
import type { User } from "./user.ts";

/** Password and sessions; with a one-time password, the password alone. */
export function Security({ user }: { user: User }) {
  const t = useTranslations("account");
  const sessions = useAnswer<Answer>(accountAddresses.sessions);
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
