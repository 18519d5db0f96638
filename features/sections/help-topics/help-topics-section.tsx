import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { helpTopics } from "#features/pages/help-topics.ts";
import { wordsToFind } from "#features/search/in-list/fits-words.ts";
import { ListSearch } from "#features/search/in-list/list-search.tsx";
import { useListSearch } from "#features/search/in-list/use-list-search.ts";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { helpTopicsFields } from "./section.ts";

interface Found {
  article: EntryCard;
  words: string;
  fits: boolean;
}

/** Every article with its topic, and a field that leaves those that somebody looks for. */
export default function HelpTopicsSection({ id, values }: SectionProps<typeof helpTopicsFields>) {
  const t = useTranslations("help");
  const { field, query, setQuery, fits } = useListSearch();
  const found = values.articles.map((article): Found => {
    const { title, description } = article;
    const words = wordsToFind(title, description, article.values.keywords as string | undefined);
    return { article, words, fits: fits(words) };
  });
  const topics = Map.groupBy(found, ({ article }) => article.values.topic);
  return (
    <section id={id} aria-label={t("articles")} className="measure pt-10 pb-section lg:pt-14">
      <div className="mx-auto max-w-2xl">
        <ListSearch
          label={t("search")}
          field={field}
          query={query}
          onQuery={setQuery}
          count={found.filter((each) => each.fits).length}
        />
      </div>
      <div className="mt-12 gap-x-16 lg:columns-2">
        {helpTopics
          .filter((topic) => topics.has(topic))
          .map((topic) => (
            <Topic
              key={topic}
              id={`${id}-${topic}`}
              name={t(`topics.${topic}`)}
              found={topics.get(topic) ?? []}
            />
          ))}
      </div>
    </section>
  );
}

/** Without an article that fits it is not there, also where the server took the others away. */
function Topic({ id, name, found }: { id: string; name: string; found: readonly Found[] }) {
  const to = useLocalizedPath();
  return (
    <section
      aria-labelledby={id}
      className="break-inside-avoid pb-12 [&:not(:has(li:not([hidden])))]:hidden"
    >
      <h2 id={id} className="border-line border-b pb-3 text-subtitle">
        {name}
      </h2>
      <ul>
        {found.map(({ article, words, fits }) => (
          <li
            key={article.entry}
            data-words={words}
            hidden={!fits}
            className="relative border-line border-b py-5"
          >
            <h3 className="font-semibold">
              <Link to={to(article.path)} className="after:absolute after:inset-0 hover:text-brand">
                {article.title}
              </Link>
            </h3>
            <SoftText className="mt-1 text-small">{article.description}</SoftText>
          </li>
        ))}
      </ul>
    </section>
  );
}
