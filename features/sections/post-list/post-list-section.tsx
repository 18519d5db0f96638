import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { wordsToFind } from "#features/search/in-list/fits-words.ts";
import { ListSearch } from "#features/search/in-list/list-search.tsx";
import { useListSearch } from "#features/search/in-list/use-list-search.ts";
import { barePath } from "#platform/language/localized-path.ts";
import { PostCard } from "../posts/post-card.tsx";
import type { SectionProps } from "../section-props.ts";
import { CategoryLinks } from "./category-links.tsx";
import { ListPager } from "./list-pager.tsx";
import { PostRow } from "./post-row.tsx";
import { PostSidebar } from "./post-sidebar.tsx";
import type { postListFields } from "./section.ts";
import { WidePost } from "./wide-post.tsx";

export default function PostListSection(props: SectionProps<typeof postListFields>) {
  return props.values.look === "grid" ? <PostGrid {...props} /> : <PostsWithSidebar {...props} />;
}

/** Of the list's first page, without the language. */
function usePathOfList(part: number): string {
  const path = barePath(useLocation().pathname);
  return part === 1 ? path : path.replace(/\/\d+$/, "");
}

function PostGrid({
  id,
  values: { posts, all, categories = [] },
}: SectionProps<typeof postListFields>) {
  const t = useTranslations("blog");
  const { entries, part, parts } = posts;
  const path = usePathOfList(part);
  // Where there are few, each is as large as the others.
  const isWide = (index: number) => index === 0 && entries.length > 3;
  return (
    <section id={id} aria-label={t("posts")} className="measure pt-10 pb-section lg:pt-14">
      <CategoryLinks look="row" all={all} categories={categories} current={path} />
      {entries.length === 0 && <p className="mt-8 text-ink-soft">{t("none")}</p>}
      <ul className="mt-8 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {entries.map((post, index) => (
          <li
            key={post.entry}
            className={
              isWide(index)
                ? "md:col-span-2 xl:col-span-3"
                : `@container ${isWide(0) ? "md:max-xl:last:even:col-span-2" : "md:max-xl:last:odd:col-span-2"}`
            }
          >
            {isWide(index) ? <WidePost post={post} /> : <PostCard post={post} level="h2" />}
          </li>
        ))}
      </ul>
      <ListPager path={path} part={part} parts={parts} />
    </section>
  );
}

function PostsWithSidebar({ id, values }: SectionProps<typeof postListFields>) {
  const t = useTranslations("blog");
  const { entries, part, parts } = values.posts;
  const path = usePathOfList(part);
  const { field, query, setQuery, fits } = useListSearch();
  const found = entries.map((post) => {
    const words = wordsToFind(post.title, post.description);
    return { post, words, fits: fits(words) };
  });
  return (
    <section
      id={id}
      aria-label={t("posts")}
      className="measure grid gap-x-16 gap-y-12 pt-10 pb-section lg:grid-cols-[1fr_19rem] lg:pt-14"
    >
      <div>
        <ListSearch
          label={t("search")}
          field={field}
          query={query}
          onQuery={setQuery}
          count={found.filter((each) => each.fits).length}
        />
        {entries.length === 0 && <p className="mt-8 text-ink-soft">{t("none")}</p>}
        <ul className="mt-2">
          {found.map(({ post, words, fits }) => (
            <li key={post.entry} data-words={words} hidden={!fits}>
              <PostRow post={post} />
            </li>
          ))}
        </ul>
        <ListPager path={path} part={part} parts={parts} />
      </div>
      <PostSidebar id={id} values={values} current={path} />
    </section>
  );
}
