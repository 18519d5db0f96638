import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { AdminTable } from "#platform/admin/admin-table.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { queryOf } from "#platform/admin/ask-admin.ts";
import { Badge } from "#platform/admin/badge.tsx";
import { LineBreaks } from "#platform/admin/line-breaks.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import { Moment } from "#platform/admin/moment.tsx";
import { Pager } from "#platform/admin/pager.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { ApplicationsAnswer, applicationCalls } from "../calls.ts";

const ask = loaderOf<typeof applicationCalls>();

export const load = (request: Request) =>
  ask(request, "GET /api/admin/applications", { query: queryOf(request, "after") });

/** Who applied for what, and until when that is kept. */
export function Screen({ data: page }: { data: ApplicationsAnswer }) {
  const t = useTranslations("admin");
  const to = useLocalizedPath();
  return (
    <div className="admin-stack">
      <AdminTitle>{t("nav.applications")}</AdminTitle>
      <AdminTable
        empty={t("applications.empty")}
        caption={t("nav.applications")}
        rows={page.items}
        keyOf={({ id }) => id}
        columns={[
          {
            name: t("applications.name"),
            cell: ({ id, name, email, isSpam, isUndelivered }) => (
              <>
                <Link className="admin-link" to={to(`/admin/application?id=${id}`)}>
                  <LineBreaks>{name}</LineBreaks>
                </Link>{" "}
                {isSpam && <Badge tone="lost">{t("applications.spam")}</Badge>}
                <span className="admin-address admin-small">
                  <LineBreaks>{email}</LineBreaks>
                </span>
                {isUndelivered && <Badge tone="lost">{t("delivery.undelivered")}</Badge>}
              </>
            ),
          },
          { name: t("applications.position"), cell: ({ position }) => position },
          {
            name: t("applications.received"),
            cell: ({ createdAt }) => <Moment at={createdAt} />,
          },
          { name: t("applications.erased"), cell: ({ erasedAt }) => <Moment at={erasedAt} /> },
        ]}
      />
      <Pager next={page.next} />
    </div>
  );
}
