import { useTranslations } from "use-intl";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { languageOfScreen } from "#platform/admin/ask-admin.ts";
import { loaderOf } from "#platform/admin/load-call.ts";
import type { contentBoardCalls, ReleasesAnswer } from "../calls.ts";
import "./content.css";
import { MissedList } from "./missed-list.tsx";
import { ReleaseList } from "./release-list.tsx";
import { ScheduledList } from "./scheduled-list.tsx";

const ask = loaderOf<typeof contentBoardCalls>();

export const load = (request: Request) =>
  ask(request, "GET /api/admin/content/releases", {
    query: { shown: languageOfScreen(request) },
  });

/** What is to come, and what was published, with the way back. */
export function Screen({ data }: { data: ReleasesAnswer }) {
  const t = useTranslations("admin");
  return (
    <div className="admin-stack">
      <AdminTitle>{t("nav.releases")}</AdminTitle>
      <MissedList data={data} />
      <ScheduledList data={data} />
      <ReleaseList data={data} />
    </div>
  );
}
