import "#ui/article/article.css";
import { Suspense, useMemo } from "react";
import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import { useLanguage } from "#platform/language/use-language.ts";
import { laterWithId } from "#ui/later/later.tsx";
import { FactoryMark } from "#ui/pictures/factory-mark.tsx";
import type { PostValues } from "../kinds.ts";
import type { PageDocument } from "../page-document.ts";
import { useColumn } from "./article-column.ts";
import { Contents } from "./contents.tsx";
import { PostHeader, WidePostHeader } from "./post-header.tsx";
import { Sections } from "./sections.tsx";
import { ShareLinks } from "./share-links.tsx";
import type { Grouped } from "./shown-group.ts";

const Related = laterWithId("related", () => import("./post-related.tsx"));

/**
 * An article: a column of text with a list of its headings beside; what wants the whole width follows, and last what
 * else there is to read. In the second layout it opens with its drawing across the page.
 */
export default function PostPage({ page }: { page: PageDocument }) {
  const { related, author } = page.values as PostValues & Grouped;
  const { column, rest } = useColumn(page.sections);
  const ending = useMemo(
    () =>
      related.length > 0 && (
        <Suspense>
          <Related posts={related} />
        </Suspense>
      ),
    [related],
  );
  const isWide = page.layout === "second";
  return (
    <>
      <article>
        {isWide ? <WidePostHeader page={page} /> : <PostHeader page={page} />}
        <div className={isWide ? "measure article-middle" : "measure article"}>
          {!isWide && <Contents sections={column} />}
          <div className="article-column">
            <Sections sections={column} place="column" />
            <ShareLinks path={page.canonical ?? page.path} title={page.title} />
            <PostAuthor author={author} />
          </div>
        </div>
      </article>
      <Sections sections={rest} place="page" />
      {ending}
    </>
  );
}

/** Who wrote a post: a name, or the company's team. */
function PostAuthor({ author }: { author: string | undefined }) {
  const t = useTranslations("blog");
  const { code } = useLanguage();
  const name = useSite().name[code];
  return (
    <div className="mt-10 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5 rounded-card border border-line bg-surface p-6">
      <FactoryMark className="size-12" />
      <div>
        <p className="font-semibold">{author ?? t("team", { name })}</p>
        <p className="text-ink-soft text-small">{t("aboutAuthor")}</p>
      </div>
    </div>
  );
}
