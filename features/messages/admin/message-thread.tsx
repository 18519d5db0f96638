import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { MailBadge } from "#features/mailbox/mail-badge.tsx";
import { Moment } from "#platform/admin/moment.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { Note, Reply } from "../calls.ts";

interface Props {
  replies: Reply[];
  notes: Note[];
}

/** Replies and notes in the order in which they were written. */
export function MessageThread({ replies, notes }: Props) {
  const t = useTranslations("admin");
  const to = useLocalizedPath();
  const entries = [
    ...replies.map((reply) => ({ kind: "reply" as const, ...reply })),
    ...notes.map((note) => ({ kind: "note" as const, mailId: null, state: null, ...note })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <section className="desk-stack" aria-labelledby="message-thread">
      <h2 id="message-thread" className="desk-section">
        {t("message.thread")}
      </h2>
      {entries.length === 0 && <p className="desk-soft">{t("message.threadEmpty")}</p>}
      {entries.length > 0 && (
        <ol className="desk-thread">
          {entries.map(({ kind, id, text, by, at, mailId, state }) => (
            <li key={`${kind}-${id}`} className="desk-said-by" data-kind={kind}>
              <p className="desk-row desk-small">
                <strong>
                  {t("message.by", {
                    kind: t(`message.${kind}`),
                    name: by ?? t("audit.system"),
                  })}
                </strong>
                <Moment at={at} />
                {state && <MailBadge state={state} />}
                {mailId && (
                  <Link to={to(`/admin/mail?id=${encodeURIComponent(mailId)}`)}>
                    {t("delivery.open")}
                  </Link>
                )}
              </p>
              <p className="desk-text">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
