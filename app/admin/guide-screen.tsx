import { languageOfScreen } from "#platform/admin/ask-admin.ts";
import "./guide.css";
import guides from "virtual:editing-guide";
import { useTranslations } from "use-intl";
import { AdminTitle } from "#platform/admin/admin-title.tsx";

export const load = async (request: Request) => (await guides[languageOfScreen(request)]()).default;

/** How the site is edited, for people who are not developers: docs/edit-the-site.md. */
export function Screen({ data }: { data: string }) {
  const t = useTranslations("admin");
  return (
    <div className="admin-stack">
      <AdminTitle>{t("nav.guide")}</AdminTitle>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by us (docs), never by a visitor */}
      <article className="guide" dangerouslySetInnerHTML={{ __html: data }} />
    </div>
  );
}
