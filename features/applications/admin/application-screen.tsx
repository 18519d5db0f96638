import { Link, useNavigate } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { DeliveryHistory } from "#features/mailbox/delivery-history.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { adminAddress, queryOf } from "#platform/admin/ask-admin.ts";
import { Badge } from "#platform/admin/badge.tsx";
import { DangerButton } from "#platform/admin/danger-button.tsx";
import { type Fact, Facts } from "#platform/admin/facts.tsx";
import { LineBreaks } from "#platform/admin/line-breaks.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import { Moment } from "#platform/admin/moment.tsx";
import { PhoneLink } from "#platform/admin/phone-link.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { ApplicationAnswer, applicationCalls } from "../calls.ts";

const ask = loaderOf<typeof applicationCalls>();

export const load = (request: Request) =>
  ask(request, "GET /api/admin/application", { query: queryOf(request, "id") });

type Shown = ApplicationAnswer["application"];

/** One application: what was written, the file, what became of the mails. */
export function Screen({ data: { application, mails } }: { data: ApplicationAnswer }) {
  const t = useTranslations("admin.applications");
  const to = useLocalizedPath();
  return (
    <div className="admin-stack">
      <Link to={to("/admin/applications")} className="admin-link">
        ← {t("back")}
      </Link>
      <AdminTitle aside={application.isSpam && <Badge tone="lost">{t("spam")}</Badge>}>
        {application.name}
      </AdminTitle>
      <div className="admin-two">
        <div className="admin-stack">
          <section className="admin-card" aria-labelledby="application-text">
            <h2 id="application-text">{t("message")}</h2>
            <p className="admin-text" lang={application.language}>
              {application.message}
            </p>
          </section>
          <ApplicationFile application={application} />
        </div>
        <div className="admin-stack">
          <ApplicationFacts application={application} />
          <DeliveryHistory mails={mails} />
          <DeleteApplication application={application} />
        </div>
      </div>
    </div>
  );
}

const megabyte = 1024 * 1024;

function ApplicationFile({ application: { id, file } }: { application: Shown }) {
  const t = useTranslations("admin.applications");
  const format = useFormatter();
  const size = format.number(file.bytes / megabyte, { maximumFractionDigits: 2 });
  return (
    <section className="admin-card" aria-labelledby="application-file">
      <h2 id="application-file">{t("file")}</h2>
      <p>
        <LineBreaks>{file.name}</LineBreaks>{" "}
        <span className="admin-soft">
          ({file.kind.toUpperCase()}, {size} MB)
        </span>
      </p>
      <p className="admin-soft admin-small">{t("careful")}</p>
      <p>
        <a className="admin-button" href={adminAddress("application/file", { id })} download>
          {t("open")}
        </a>
      </p>
    </section>
  );
}

function ApplicationFacts({ application }: { application: Shown }) {
  const t = useTranslations("admin");
  const { reference, position, email, phone, createdAt, erasedAt } = application;
  const facts: Fact[] = [
    [
      t("message.reference"),
      <span key="r" className="admin-code admin-whole">
        {reference}
      </span>,
    ],
    [t("applications.position"), position],
    [
      t("message.email"),
      <a key="e" href={`mailto:${encodeURIComponent(email)}`}>
        <LineBreaks>{email}</LineBreaks>
      </a>,
    ],
    ...(phone ? [[t("message.phone"), <PhoneLink key="p" phone={phone} />] satisfies Fact] : []),
    [t("applications.received"), <Moment key="c" at={createdAt} long />],
    [t("applications.erased"), <Moment key="x" at={erasedAt} long />],
  ];
  return (
    <section className="admin-card" aria-labelledby="application-facts">
      <h2 id="application-facts">{t("applications.facts")}</h2>
      <Facts facts={facts} />
    </section>
  );
}

function DeleteApplication({ application: { id, name } }: { application: Shown }) {
  const t = useTranslations("admin.applications");
  const to = useLocalizedPath();
  const navigate = useNavigate();
  const { send, isBusy } = useSend<typeof applicationCalls>();

  async function remove() {
    const isGone = await send(
      "POST /api/admin/application/delete",
      { body: { id } },
      { stay: true },
    );
    if (isGone) await navigate(to("/admin/applications"), { replace: true });
  }

  return (
    <div>
      <DangerButton
        isBusy={isBusy}
        heading={t("deleteHeading")}
        text={t("deleteText", { name })}
        yes={t("deleteYes")}
        onYes={remove}
      >
        {t("delete")}
      </DangerButton>
    </div>
  );
}
