import "./guide.css";
import { useTranslations } from "use-intl";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import type { LanguageCode } from "#platform/language/languages.ts";
import { languageOfPath } from "#platform/language/localized-path.ts";

const guides: Record<LanguageCode, () => Promise<{ default: string }>> = {
  tr: () => import("virtual:editing-guide/tr"),
  en: () => import("virtual:editing-guide/en"),
  de: () => import("virtual:editing-guide/de"),
};

export const load = async (request: Request) =>
  (await guides[languageOfPath(new URL(request.url).pathname).code]()).default;

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
