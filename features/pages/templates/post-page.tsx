import "./post-page.css";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { PostCard } from "#features/sections/posts/post-card.tsx";
import { SampleLabel } from "#features/sections/sample-label.tsx";
import { site } from "#platform/content/site.ts";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import { useLanguage, useLocalizedPath } from "#platform/language/use-language.ts";
import { DrawnPicture } from "#ui/pictures/drawn-picture.tsx";
import type { PostValues } from "../kinds.ts";
import type { PageDocument, ShownSection } from "../page-document.ts";
import { Sections } from "./sections.tsx";

type ShownPost = PostValues & {
  minutes: number;
  related: readonly EntryCard[];
  /** Address of the page that lists all posts, where there is one. */
  list?: string;
};

/**
 * An article: its sections up to the first one that wants the whole width are the column of the text, with a list of
 * their headings beside; what follows comes across the page, and last what else there is to read.
 */
export default function PostPage({ page }: { page: PageDocument }) {
  const { related } = page.values as ShownPost;
  const { column, rest } = inColumn(page.sections);
  const contents = column.flatMap(({ id, values: { heading } }) =>
    typeof heading === "string" ? [{ id, heading }] : [],
  );
  return (
    <>
      <article>
        <PostHeader page={page} />
        <div className="measure post">
          {contents.length > 1 && <Contents entries={contents} />}
          <div className="post-column">
            <Sections sections={column} place="column" />
          </div>
        </div>
      </article>
      <Sections sections={rest} place="page" />
      {related.length > 0 && <Related posts={related} />}
    </>
  );
}

function inColumn(sections: readonly ShownSection[]) {
  const first = sections.findIndex(({ type }) => type !== "text" && type !== "picture-with-text");
  const end = first < 0 ? sections.length : first;
  return { column: sections.slice(0, end), rest: sections.slice(end) };
}

function PostHeader({ page: { title, description, values, sample } }: { page: PageDocument }) {
  const t = useTranslations("blog");
  const { code } = useLanguage();
  const to = useLocalizedPath();
  const { category, date, minutes, author, drawing, list } = values as ShownPost;
  return (
    <header className="blueprint-grid border-line border-b">
      <div className="measure grid items-center gap-x-16 py-12 lg:grid-cols-[1fr_auto] lg:py-16">
        <div className="grid gap-5">
          {sample && <SampleLabel />}
          <p className="flex flex-wrap gap-x-2 font-semibold text-small">
            {list && (
              <>
                <Link to={to(list)} className="text-brand underline-offset-4 hover:underline">
                  {t("all")}
                </Link>
                <span aria-hidden="true" className="text-edge">
                  /
                </span>
              </>
            )}
            <span className="text-blueprint">{t(`categories.${category}`)}</span>
          </p>
          <h1 className="max-w-3xl text-display">{title}</h1>
          <p className="text-ink-soft">{description}</p>
          <p className="text-ink-soft text-small">
            <time dateTime={date.iso}>{date.words}</time>
            {" · "}
            {t("readingTime", { minutes })}
            {" · "}
            {author ?? t("team", { name: site.name[code] })}
          </p>
        </div>
        {drawing && <DrawnPicture name={drawing} className="hidden h-64 w-auto lg:block" />}
      </div>
    </header>
  );
}

function Contents({ entries }: { entries: readonly { id: string; heading: string }[] }) {
  const t = useTranslations("legal");
  return (
    <nav className="post-contents" aria-labelledby="post-contents">
      <h2 id="post-contents" className="mb-3 text-small">
        {t("contents")}
      </h2>
      <ul>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Related({ posts }: { posts: readonly EntryCard[] }) {
  const t = useTranslations("blog");
  return (
    <section aria-labelledby="related-heading" className="border-line border-t">
      <div className="measure py-section">
        <h2 id="related-heading" className="mb-8 text-title">
          {t("related")}
        </h2>
        <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {posts.map((post) => (
            <li key={post.entry}>
              <PostCard post={post} level="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
