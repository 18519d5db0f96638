import { Link, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { AdminTable } from "#platform/admin/admin-table.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { languageOfScreen, queryOf } from "#platform/admin/ask-admin.ts";
import { loaderOf } from "#platform/admin/load-call.ts";
import { Moment } from "#platform/admin/moment.tsx";
import { Pager } from "#platform/admin/pager.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { BinAnswer, contentBoardCalls } from "../../calls.ts";
import { useKindWord } from "../kind-word.ts";
import { RestoreEntry } from "./restore-entry.tsx";

const ask = loaderOf<typeof contentBoardCalls>();

export const load = (request: Request) =>
  ask(request, "GET /api/admin/content/bin", {
    query: { ...queryOf(request, "after"), shown: languageOfScreen(request) },
  });

/** What was thrown away: by whom, until when, and the way back. */
export function Screen({ data: { items, next } }: { data: BinAnswer }) {
  const t = useTranslations("admin.content.bin");
  const words = useTranslations("admin");
  const to = useLocalizedPath();
  const kindWord = useKindWord();
  const { revalidate } = useRevalidator();
  return (
    <div className="admin-stack">
      <Link to={to("/admin/content")} className="admin-link">
        ← {words("nav.content")}
      </Link>
      <AdminTitle>{t("title")}</AdminTitle>
      <p className="admin-soft">{t("intro")}</p>
      <AdminTable
        empty={t("empty")}
        caption={t("title")}
        rows={items}
        keyOf={({ id }) => id}
        columns={[
          { name: t("entry"), cell: ({ title }) => <strong>{title}</strong>, isFree: true },
          { name: t("kind"), cell: ({ kind }) => kindWord(kind) },
          { name: t("since"), cell: ({ binnedAt }) => <Moment at={binnedAt} /> },
          { name: t("by"), cell: ({ by }) => by ?? words("content.byNobody"), isFree: true },
          {
            name: t("erased"),
            cell: ({ erased }) => (erased === null ? t("held") : <Moment at={erased} />),
          },
          {
            name: t("change"),
            cell: ({ id, title }) => (
              <RestoreEntry entry={id} title={title} onDone={() => void revalidate()} />
            ),
          },
        ]}
      />
      <Pager next={next} />
    </div>
  );
}
