import { useTranslations } from "use-intl";
import type { Attempt } from "./mail-answers.ts";
import { Moment } from "./moment.tsx";

/** Each try to hand a mail over, with what the mail server answered. */
export function Attempts({ attempts }: { attempts: Attempt[] }) {
  const t = useTranslations("admin");
  if (attempts.length === 0) return <p className="desk-soft">{t("delivery.noAttempts")}</p>;
  return (
    <ol className="desk-attempts">
      {attempts.map(({ at, outcome, answer }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the past does not change its order
        <li key={place}>
          <span className="desk-row">
            <Moment at={at} />
            <strong>{t(`outcomes.${outcome}`)}</strong>
          </span>
          {answer && <code>{answer}</code>}
        </li>
      ))}
    </ol>
  );
}
