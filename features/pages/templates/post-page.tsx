import "#ui/article/article.css";
import { Suspense, useMemo } from "react";
import { laterWithId } from "#ui/later/later.tsx";
import type { PostValues } from "../kinds.ts";
import type { PageDocument } from "../page-document.ts";
import { useColumn } from "./article-column.ts";
import { Contents } from "./contents.tsx";
import { PostAuthor } from "./post-author.tsx";
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
