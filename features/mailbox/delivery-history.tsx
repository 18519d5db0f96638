import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useMay } from "#platform/admin/visitor.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { Attempts } from "./attempts.tsx";
import type { DeliveredMail } from "./calls.ts";
import { MailBadge } from "./mail-badge.tsx";
import { ResendMail } from "./resend-mail.tsx";
import { useReceiver } from "./use-receiver.ts";

/** What became of each mail that belongs to a message. */
export function DeliveryHistory({ mails }: { mails: DeliveredMail[] }) {
  const t = useTranslations("admin.delivery");
  const to = useLocalizedPath();
  const may = useMay();
  const receiverOf = useReceiver();
  return (
    <section className="admin-card" aria-labelledby="delivery-heading">
      <h2 id="delivery-heading">{t("heading")}</h2>
      {mails.length === 0 && <p className="admin-soft">{t("empty")}</p>}
      <ul className="admin-mails">
        {mails.map(({ id, to: receiver, subject, state, attempts }) => (
          <li key={id}>
            <p className="admin-row">
              <MailBadge state={state} />
              <span className="admin-soft admin-small">{receiverOf(receiver)}</span>
            </p>
            <p className="admin-small">{subject}</p>
            {(attempts.length > 0 || state === "waiting") && (
              <details>
                <summary>{t("tries", { count: attempts.length })}</summary>
                <Attempts attempts={attempts} state={state} />
              </details>
            )}
            {may() && (
              <div className="admin-row admin-small">
                <Link to={to(`/admin/mail?id=${encodeURIComponent(id)}`)} className="admin-button">
                  {t("open")}
                </Link>
                <ResendMail mail={{ id, to: receiver, state }} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
