import { useTranslations } from "use-intl";
import { AdminTable } from "#platform/admin/admin-table.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { queryOf } from "#platform/admin/ask-admin.ts";
import { Badge } from "#platform/admin/badge.tsx";
import { DangerButton } from "#platform/admin/danger-button.tsx";
import { ExportDialog } from "#platform/admin/export-dialog.tsx";
import { FilterBar, FilterChoice, FilterSearch } from "#platform/admin/filter-bar.tsx";
import { LineBreaks } from "#platform/admin/line-breaks.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import { Moment } from "#platform/admin/moment.tsx";
import { Pager } from "#platform/admin/pager.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import type { Answer } from "#platform/http/call.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import type { newsletterCalls } from "../calls.ts";
import { subscriberStates } from "../subscriber-states.ts";

const ask = loaderOf<typeof newsletterCalls>();

export const load = (request: Request) =>
  ask(request, "GET /api/admin/emails", { query: queryOf(request, "after", "q", "state") });

type Data = Answer<(typeof newsletterCalls)["GET /api/admin/emails"]>;

const tones = { waiting: "going", confirmed: "done", unsubscribed: "lost" } as const;

/** What an address of the list may ask for. */
const emailFilters = ["q", "state"] as const;

/** The addresses that visitors left, with the proof of what they agreed to. */
export function Screen({ data: page }: { data: Data }) {
  const t = useTranslations("admin");
  const languageName = useLanguageName();
  const moment = (at: string | null) => (at ? <Moment at={at} /> : "–");
  return (
    <div className="admin-stack">
      <AdminTitle
        aside={
          <ExportDialog call="emails/export" names={emailFilters}>
            <p>{t("export.addresses")}</p>
          </ExportDialog>
        }
      >
        {t("nav.emails")}
      </AdminTitle>
      <FilterBar names={emailFilters}>
        <FilterSearch hint={t("emails.searchHint")} />
        <FilterChoice
          name="state"
          options={subscriberStates.map((state) => [state, t(`emails.states.${state}`)])}
        />
      </FilterBar>
      <AdminTable
        empty={t("emails.empty")}
        caption={t("nav.emails")}
        rows={page.items}
        keyOf={({ id }) => id}
        columns={[
          {
            name: t("emails.email"),
            cell: ({ id, email, wording, language }) => (
              <>
                <strong className="admin-address">
                  <LineBreaks>{email}</LineBreaks>
                </strong>
                <div className="admin-quiet">
                  {wording && (
                    <details className="admin-proof">
                      <summary>{t("emails.proof")}</summary>
                      <p lang={language}>{wording}</p>
                    </details>
                  )}
                  <EraseAddress id={id} email={email} />
                </div>
              </>
            ),
          },
          {
            name: t("emails.state"),
            cell: ({ state }) => <Badge tone={tones[state]}>{t(`emails.states.${state}`)}</Badge>,
          },
          { name: t("emails.language"), cell: ({ language }) => languageName(language) },
          { name: t("emails.created"), cell: ({ createdAt }) => moment(createdAt) },
          { name: t("emails.confirmed"), cell: ({ confirmedAt }) => moment(confirmedAt) },
          {
            name: t("emails.unsubscribed"),
            cell: ({ unsubscribedAt }) => moment(unsubscribedAt),
          },
        ]}
      />
      <Pager next={page.next} />
    </div>
  );
}

/** Erases an address when its owner asks for it. Who only wants no more mail is unsubscribed, and stays so. */
function EraseAddress({ id, email }: { id: string; email: string }) {
  const t = useTranslations("admin.emails");
  const { send, isBusy } = useSend<typeof newsletterCalls>();
  return (
    <DangerButton
      isBusy={isBusy}
      heading={t("eraseHeading")}
      text={t("eraseText", { email })}
      yes={t("eraseYes")}
      onYes={() =>
        void send("POST /api/admin/email/delete", { body: { id } }, { done: t("erased") })
      }
    >
      {t("erase")} <span className="sr-only">{email}</span>
    </DangerButton>
  );
}
