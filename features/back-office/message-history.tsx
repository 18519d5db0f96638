import { useTranslations } from "use-intl";
import { ActionName } from "./action-name.tsx";
import type { MessageEvent } from "./admin-answers.ts";
import { Moment } from "./moment.tsx";

/** Who did what with a message. */
export function MessageHistory({ events }: { events: MessageEvent[] }) {
  const t = useTranslations("admin");
  if (events.length === 0) return null;
  return (
    <details className="desk-card">
      <summary>{t("message.history")}</summary>
      <ol className="desk-events">
        {events.map(({ at, by, what, details }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the past does not change its order
          <li key={place}>
            <span>
              <ActionName action={what} />
              {details && <span className="desk-soft"> ({details})</span>}
            </span>
            <span className="desk-soft">
              {by ?? t("audit.system")} · <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
