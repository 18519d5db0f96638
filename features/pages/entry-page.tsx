import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import { languageOf } from "#platform/language/languages.ts";
import { partAtHand } from "#ui/part/part.ts";
import type { PageDocument } from "./page-document.ts";

/** The page of an entry: title and description of its head, and what its kind looks like. Its parts are there (bring-parts.ts). */
export function EntryPage({ page }: { page: PageDocument }) {
  const Template = partAtHand(page.kind);
  const t = useTranslations("blog");
  const { name } = useSite();
  const title =
    page.part === undefined ? page.title : `${page.title} · ${t("page", { page: page.part })}`;
  return (
    <>
      <title>{`${title} · ${name[languageOf(page.language).code]}`}</title>
      <meta name="description" content={page.description} />
      <Template page={page} />
    </>
  );
}
