import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { MailBadge } from "#features/mailbox/mail-badge.tsx";
import { Moment } from "#platform/admin/moment.tsx";
import { useMay } from "#platform/admin/visitor.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { Note, Reply } from "../calls.ts";

/** Replies and notes in the order in which they were written. */
export function MessageThread({ replies, notes }: { replies: Reply[]; notes: Note[] }) {
  const t = useTranslations("admin");
  const to = useLocalizedPath();
  const mayOpenMails = useMay()();
  const entries = [
    ...replies.map((reply) => ({ kind: "reply" as const, ...reply })),
    ...notes.map((note) => ({ kind: "note" as const, mailId: null, state: null, ...note })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <section className="admin-stack" aria-labelledby="message-thread">
      <h2 id="message-thread" className="admin-section">
        {t("message.thread")}
      </h2>
      {entries.length === 0 && <p className="admin-soft">{t("message.threadEmpty")}</p>}
      {entries.length > 0 && (
        <ol className="admin-thread">
          {entries.map(({ kind, id, text, by, at, mailId, state }) => (
            <li key={`${kind}-${id}`} className="admin-said-by" data-kind={kind}>
              <p className="admin-row admin-small">
                <strong>
                  {t("message.by", {
                    kind: t(`message.${kind}`),
                    name: by ?? t("audit.system"),
                  })}
                </strong>
                <Moment at={at} />
                {state && <MailBadge state={state} />}
                {mailId && mayOpenMails && (
                  <Link to={to(`/admin/mail?id=${encodeURIComponent(mailId)}`)}>
                    {t("delivery.open")}
                  </Link>
                )}
              </p>
              <p className="admin-text">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
