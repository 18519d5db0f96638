import "#ui/article/article.css";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { UsefulQuestion } from "#features/help/useful-question.tsx";
import { SampleLabel } from "#features/sections/sample-label.tsx";
import { SoftText } from "#features/sections/soft-text.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { HelpArticleValues } from "../kinds.ts";
import type { PageDocument } from "../page-document.ts";
import { useColumn } from "./article-column.ts";
import { Contents } from "./contents.tsx";
import { RelatedList } from "./related-list.tsx";
import { Sections } from "./sections.tsx";
import type { Grouped } from "./shown-group.ts";
import { Trail } from "./trail.tsx";

/** A help article: its text, whether it helped, and what else there is to know. */
export default function HelpArticlePage({ page }: { page: PageDocument }) {
  const t = useTranslations("help");
  const to = useLocalizedPath();
  const { topic, related } = page.values as HelpArticleValues & Grouped;
  const { column, rest } = useColumn(page.sections);
  return (
    <>
      <article>
        <header className="border-line border-b">
          <div className="measure grid gap-4 py-10 lg:py-14">
            {page.sample && <SampleLabel />}
            <Trail steps={page.trail} />
            <p className="font-semibold text-blueprint text-small">{t(`topics.${topic}`)}</p>
            <h1 className="max-w-3xl text-title">{page.title}</h1>
            <SoftText>{page.description}</SoftText>
          </div>
        </header>
        <div className="measure article">
          <Contents sections={column} />
          <div className="article-column">
            <Sections sections={column} place="column" />
            <UsefulQuestion key={page.entry} article={page.entry} />
          </div>
        </div>
      </article>
      <Sections sections={rest} place="page" />
      {related.length > 0 && (
        <RelatedList heading={t("related")}>
          <ul className="grid gap-x-12 md:grid-cols-2">
            {related.map(({ entry, path, title, description }) => (
              <li key={entry} className="relative border-line border-t py-5">
                <h3 className="font-semibold">
                  <Link to={to(path)} className="after:absolute after:inset-0 hover:text-brand">
                    {title}
                  </Link>
                </h3>
                <SoftText className="mt-1 text-small">{description}</SoftText>
              </li>
            ))}
          </ul>
        </RelatedList>
      )}
    </>
  );
}
