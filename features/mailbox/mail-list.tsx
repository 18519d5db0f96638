import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { AdminTable } from "#platform/admin/admin-table.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { queryOf } from "#platform/admin/ask-admin.ts";
import { FilterBar, FilterChoice } from "#platform/admin/filter-bar.tsx";
import { LineBreaks } from "#platform/admin/line-breaks.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import { Moment } from "#platform/admin/moment.tsx";
import { Pager } from "#platform/admin/pager.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { mailboxCalls } from "./calls.ts";
import { MailBadge } from "./mail-badge.tsx";
import { mailStates } from "./mail-states.ts";
import { useReceiver } from "./use-receiver.ts";

const ask = loaderOf<typeof mailboxCalls>();

export const load = (request: Request) =>
  ask(request, "GET /api/admin/mails", { query: queryOf(request, "after", "state") });

/** Every mail of the outbox, newest first, also those that no mail server has taken yet. */
export function Screen({ data: page }: { data: Awaited<ReturnType<typeof load>> }) {
  const t = useTranslations("admin");
  const to = useLocalizedPath();
  const receiverOf = useReceiver();
  return (
    <div className="admin-stack">
      <AdminTitle>{t("nav.mails")}</AdminTitle>
      <FilterBar names={["state"]}>
        <FilterChoice
          name="state"
          options={mailStates.map((state) => [state, t(`mailState.${state}`)])}
        />
      </FilterBar>
      <AdminTable
        empty={t("mails.empty")}
        caption={t("nav.mails")}
        rows={page.items}
        keyOf={({ id }) => id}
        columns={[
          {
            name: t("mails.subject"),
            cell: ({ id, subject }) => (
              <Link to={to(`/admin/mail?id=${encodeURIComponent(id)}`)}>
                <LineBreaks>{subject}</LineBreaks>
              </Link>
            ),
            isFree: true,
          },
          {
            name: t("mails.to"),
            cell: ({ to: receiver }) => (
              <span className="admin-address">
                <LineBreaks>{receiverOf(receiver)}</LineBreaks>
              </span>
            ),
          },
          { name: t("mails.state"), cell: ({ state }) => <MailBadge state={state} /> },
          { name: t("mails.attempts"), cell: ({ attempts }) => attempts, isFigure: true },
          { name: t("mails.created"), cell: ({ createdAt }) => <Moment at={createdAt} /> },
          {
            name: t("mails.sent"),
            cell: ({ sentAt }) => (sentAt ? <Moment at={sentAt} /> : "–"),
          },
        ]}
      />
      <Pager next={page.next} />
    </div>
  );
}
