import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { languageOfScreen } from "#platform/admin/ask-admin.ts";
import { loaderOf } from "#platform/admin/load-call.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { ContentAnswer, contentBoardCalls } from "../calls.ts";
import "./content.css";
import { EntryRows } from "./entry-rows.tsx";

const ask = loaderOf<typeof contentBoardCalls>();
const kinds = ["menu", "site-facts", "office", "announcement", "words"] as const;

/** What stands around the pages, kind by kind. */
export async function load(request: Request): Promise<ContentAnswer[]> {
  const shown = languageOfScreen(request);
  return Promise.all(
    kinds.map((kind) => ask(request, "GET /api/admin/content", { query: { kind, shown } })),
  );
}

/** Menus, facts, offices, announcement: as entries like the others. */
export function Screen({ data: [first, ...others] }: { data: ContentAnswer[] }) {
  const t = useTranslations("admin");
  const to = useLocalizedPath();
  const items = [first, ...others].flatMap((answer) => answer?.items ?? []);
  return (
    <div className="admin-stack">
      <AdminTitle>{t("nav.around")}</AdminTitle>
      <p className="admin-soft">{t("content.around")}</p>
      <div className="admin-row">
        <Link to={to("/admin/new-entry?kind=office")} className="admin-button">
          {t("content.newOffice")}
        </Link>
        <Link to={to("/admin/bin")} className="admin-link admin-push">
          {t("content.bin.open", { count: first?.binned ?? 0 })}
        </Link>
      </div>
      {first && <EntryRows data={{ ...first, items }} />}
    </div>
  );
}
