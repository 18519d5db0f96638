import { useTranslations } from "use-intl";
import { Moment } from "#platform/admin/moment.tsx";
import type { Attempt, ShownMail } from "./calls.ts";

interface Props {
  attempts: Attempt[];
  /** Of the mail. */
  state: ShownMail["state"];
}

/** Each try to hand a mail over, with what the mail server answered. */
export function Attempts({ attempts, state }: Props) {
  const t = useTranslations("admin");
  if (attempts.length === 0) {
    // A mail that waits no longer has been tried, whether or not somebody kept the answers.
    const words = state === "waiting" ? t("delivery.noAttempts") : t("delivery.noRecord");
    return <p className="admin-soft">{words}</p>;
  }
  return (
    <ol className="admin-attempts">
      {attempts.map(({ at, outcome, answer }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the past does not change its order
        <li key={place}>
          <span className="admin-row">
            <Moment at={at} />
            <strong>{t(`outcomes.${outcome}`)}</strong>
          </span>
          {answer && <code>{answer}</code>}
        </li>
      ))}
    </ol>
  );
}
