import { useFormatter, useTranslations } from "use-intl";
import { AdminTable } from "#platform/admin/admin-table.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import type { helpCalls } from "../calls.ts";

const ask = loaderOf<typeof helpCalls>();

export const load = (request: Request) => ask(request, "GET /api/admin/help");

/** Which articles help, those first that most people were not helped by. */
export function Screen({ data: { articles } }: { data: Awaited<ReturnType<typeof load>> }) {
  const t = useTranslations("admin");
  const format = useFormatter();
  const languageName = useLanguageName();
  return (
    <div className="admin-stack">
      <AdminTitle>{t("nav.help")}</AdminTitle>
      <p>{t("help.about")}</p>
      {articles.length === 0 ? (
        <p>{t("help.none")}</p>
      ) : (
        <AdminTable
          caption={t("nav.help")}
          rows={articles}
          keyOf={({ path }) => path}
          columns={[
            {
              name: t("help.article"),
              cell: ({ path, title }) => <a href={path}>{title}</a>,
              isFree: true,
            },
            { name: t("help.language"), cell: ({ language }) => languageName(language) },
            { name: t("help.yes"), cell: ({ yes }) => format.number(yes), isFigure: true },
            { name: t("help.no"), cell: ({ no }) => format.number(no), isFigure: true },
          ]}
        />
      )}
    </div>
  );
}
