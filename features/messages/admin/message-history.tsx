import { useTranslations } from "use-intl";
import { Moment } from "#platform/admin/moment.tsx";
import { ActionName } from "#platform/audit/action-name.tsx";
import { useDetailWords } from "#platform/audit/use-detail-words.ts";
import type { MessageEvent } from "../calls.ts";

/** Who did what with a message. */
export function MessageHistory({ events }: { events: MessageEvent[] }) {
  const t = useTranslations("admin");
  if (events.length === 0) return null;
  return (
    <details className="admin-card">
      <summary>{t("message.history")}</summary>
      <ol className="admin-events">
        {events.map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the past does not change its order
          <li key={place}>
            <HistoryEntry event={event} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function HistoryEntry({ event: { at, by, what, details } }: { event: MessageEvent }) {
  const t = useTranslations("admin");
  const words = useDetailWords()(what, details ?? {});
  return (
    <>
      <span>
        <ActionName action={what} />
        {words && <span className="admin-soft"> ({words})</span>}
      </span>
      <span className="admin-soft">
        {by ?? t("audit.system")} · <Moment at={at} />
      </span>
    </>
  );
}
