import { useTranslations } from "use-intl";
import { AdminTable } from "#platform/admin/admin-table.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { queryOf } from "#platform/admin/ask-admin.ts";
import { KindName } from "#platform/admin/kind-name.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import { Moment } from "#platform/admin/moment.tsx";
import { Pager } from "#platform/admin/pager.tsx";
import { ActionName } from "#platform/audit/action-name.tsx";
import { useDetailWords } from "#platform/audit/use-detail-words.ts";
import type { Answer } from "#platform/http/call.ts";
import type { AuditEntry, auditCalls } from "./calls.ts";

const ask = loaderOf<typeof auditCalls>();

export const load = (request: Request) =>
  ask(request, "GET /api/admin/audit", { query: queryOf(request, "after") });

type Data = Answer<(typeof auditCalls)["GET /api/admin/audit"]>;

/** Who read, exported, changed or deleted what. */
export function Screen({ data: page }: { data: Data }) {
  const t = useTranslations("admin");
  const wordsOf = useDetailWords();
  const rows = page.items.map((entry, place) => ({ ...entry, place }));
  return (
    <div className="admin-stack">
      <AdminTitle>{t("nav.audit")}</AdminTitle>
      <p className="admin-soft">{t("audit.intro")}</p>
      <AdminTable
        empty={t("audit.empty")}
        caption={t("nav.audit")}
        rows={rows}
        keyOf={({ place }) => String(place)}
        columns={[
          { name: t("audit.at"), cell: ({ at }) => <Moment at={at} exact /> },
          { name: t("audit.by"), cell: ({ by }) => by ?? t("audit.system") },
          { name: t("audit.action"), cell: ({ action }) => <ActionName action={action} /> },
          {
            name: t("audit.subject"),
            cell: ({ action, subject }) =>
              subject ? <SubjectName action={action} subject={subject} /> : "–",
          },
          {
            name: t("audit.details"),
            cell: ({ action, details }) => wordsOf(action, details ?? {}) || "–",
            isFree: true,
          },
        ]}
      />
      <Pager next={page.next} />
    </div>
  );
}

/** What an entry of the log is about. A mail is logged as `kind: subject`, whose kind has a name in the page's language. */
function SubjectName({ action, subject }: { action: AuditEntry["action"]; subject: string }) {
  const [, kind, rest] = /^([\w-]+): (.*)$/s.exec(subject) ?? [];
  if (!action.startsWith("mail.") || !kind) return subject;
  return (
    <>
      <KindName kind={kind} />: {rest}
    </>
  );
}
