import type { ComponentType } from "react";
import { site } from "#platform/content/site.ts";
import { languageOf } from "#platform/language/languages.ts";
import type { EntryKind } from "./kinds.ts";
import type { PageDocument } from "./page-document.ts";
import { PagePage } from "./templates/page-page.tsx";
import { PostPage } from "./templates/post-page.tsx";

const templates: Record<EntryKind, ComponentType<{ page: PageDocument }>> = {
  post: PostPage,
  page: PagePage,
};

/** The page of an entry: title and description of its head, and what its kind looks like. */
export function EntryPage({ page }: { page: PageDocument }) {
  const Template = templates[page.kind];
  return (
    <>
      <title>{`${page.title} · ${site.name[languageOf(page.language).code]}`}</title>
      <meta name="description" content={page.description} />
      <Template page={page} />
    </>
  );
}
