import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { adminAddress, queryOf } from "#platform/admin/ask-admin.ts";
import { type Fact, Facts } from "#platform/admin/facts.tsx";
import { KindName } from "#platform/admin/kind-name.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import { Moment } from "#platform/admin/moment.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { Attempts } from "./attempts.tsx";
import type { mailboxCalls } from "./calls.ts";
import { MailBadge } from "./mail-badge.tsx";
import { ResendMail } from "./resend-mail.tsx";
import { useReceiver } from "./use-receiver.ts";

const ask = loaderOf<typeof mailboxCalls>();

export const load = (request: Request) =>
  ask(request, "GET /api/admin/mail", { query: queryOf(request, "id") });

/** A mail as its receiver sees it. Its HTML comes from an address of its own and may do nothing at all. */
export function Screen({ data: mail }: { data: Awaited<ReturnType<typeof load>> }) {
  const t = useTranslations("admin");
  const to = useLocalizedPath();
  const { id, subject, state, attempts, text } = mail;
  const facts: Fact[] = [
    [t("mails.to"), useReceiver()(mail.to)],
    [t("mails.kind"), <KindName key="k" kind={mail.kind} />],
    [t("mails.created"), <Moment key="c" at={mail.createdAt} long />],
  ];
  if (mail.sentAt) facts.push([t("mails.sent"), <Moment key="s" at={mail.sentAt} long />]);
  // MAIL_FROM and MAIL_TO may be missing where no mail is sent.
  const headers = mail.headers.map(({ name, value }): Fact => [name, value || t("mails.notSet")]);
  return (
    <div className="admin-stack">
      <p>
        <Link to={to("/admin/mails")} className="admin-link">
          ← {t("nav.mails")}
        </Link>
      </p>
      <AdminTitle aside={<MailBadge state={state} />}>{subject}</AdminTitle>
      <div className="admin-two">
        <div className="admin-stack">
          {/* Its policy takes its origin away. Were that done here, Firefox would not show it (mailPolicy). */}
          <iframe
            sandbox="allow-same-origin"
            src={adminAddress("mail/body", { id })}
            title={t("mails.frame")}
            className="admin-frame"
          />
          <details className="admin-card">
            <summary>{t("mails.asText")}</summary>
            <pre className="admin-pre">{text}</pre>
          </details>
        </div>
        <div className="admin-stack">
          <section className="admin-card" aria-labelledby="mail-facts">
            <h2 id="mail-facts">{t("mails.facts")}</h2>
            <Facts facts={facts} />
            <details>
              <summary>{t("mails.headers")}</summary>
              <Facts raw facts={headers} />
            </details>
          </section>
          <section className="admin-card" aria-labelledby="mail-attempts">
            <h2 id="mail-attempts">{t("delivery.attempts")}</h2>
            <Attempts attempts={attempts} state={state} />
            <div className="admin-row">
              <ResendMail mail={mail} />
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
