import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { AdminTable } from "#platform/admin/admin-table.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import { Moment } from "#platform/admin/moment.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import { useMay } from "#platform/admin/visitor.tsx";
import { localizedPath } from "#platform/language/localized-path.ts";
import type { contentBoardCalls, RedirectsAnswer } from "../calls.ts";
import { AddRedirect } from "./add-redirect.tsx";
import "./content.css";

const ask = loaderOf<typeof contentBoardCalls>();

export const load = (request: Request) => ask(request, "GET /api/admin/content/redirects");

/** Addresses that lead to entries: left ones, and those that somebody added. */
export function Screen({ data: { redirects, entries } }: { data: RedirectsAnswer }) {
  const t = useTranslations("admin");
  const isPublisher = useMay()("publisher");
  return (
    <div className="admin-stack">
      <AdminTitle>{t("nav.redirects")}</AdminTitle>
      <p className="admin-soft">{t("content.redirectsText")}</p>
      {isPublisher && <AddRedirect entries={entries} />}
      <AdminTable
        empty={t("content.noRedirects")}
        caption={t("nav.redirects")}
        rows={redirects}
        keyOf={({ language, path }) => `${language} ${path}`}
        columns={[
          {
            name: t("content.oldAddress"),
            cell: ({ language, path }) => localizedPath(path, language),
            isFree: true,
          },
          {
            name: t("content.leadsTo"),
            cell: ({ language, to, entry }) =>
              to === null ? (
                t("content.leadsNowhere", { entry })
              ) : (
                <a href={localizedPath(to, language)}>{localizedPath(to, language)}</a>
              ),
            isFree: true,
          },
          { name: t("content.since"), cell: ({ madeAt }) => <Moment at={madeAt} /> },
          ...(isPublisher
            ? [
                {
                  name: t("content.change"),
                  cell: (row: RedirectsAnswer["redirects"][number]) => <Remove row={row} />,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

function Remove({ row: { language, path } }: { row: RedirectsAnswer["redirects"][number] }) {
  const t = useTranslations("admin.content");
  const { send, isBusy } = useSend<typeof contentBoardCalls>();
  const body = { language, path };
  return (
    <AdminButton
      disabled={isBusy}
      aria-label={t("removeRedirect", { path: localizedPath(path, language) })}
      onClick={() => void send("POST /api/admin/content/redirects/remove", { body })}
    >
      {t("remove")}
    </AdminButton>
  );
}
