import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#features/i18n/use-language.ts";
import { Attempts } from "./attempts.tsx";
import { MailBadge } from "./badge.tsx";
import type { MessageMail } from "./mail-answers.ts";
import { useSend } from "./use-send.ts";

/** What became of each mail that belongs to a message. */
export function DeliveryHistory({ mails }: { mails: MessageMail[] }) {
  const t = useTranslations("admin.delivery");
  const to = useLocalizedPath();
  const { send, isBusy } = useSend();
  return (
    <section className="desk-card" aria-labelledby="delivery-heading">
      <h2 id="delivery-heading">{t("heading")}</h2>
      {mails.length === 0 && <p className="desk-soft">{t("empty")}</p>}
      <ul className="desk-mails">
        {mails.map(({ id, to: receiver, subject, state, attempts }) => (
          <li key={id}>
            <p className="desk-row">
              <MailBadge state={state} />
              <span className="desk-soft desk-small">{receiver}</span>
            </p>
            <p className="desk-small">{subject}</p>
            <details>
              <summary>{t("tries", { count: attempts.length })}</summary>
              <Attempts attempts={attempts} />
            </details>
            <p className="desk-row desk-small">
              <Link to={to(`/admin/mail?id=${encodeURIComponent(id)}`)}>{t("open")}</Link>
              <button
                type="button"
                className="desk-link"
                disabled={isBusy}
                onClick={() => send("mail/resend", { id }, { done: t("resent") })}
              >
                {t("resend")}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
