import { useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { isFilled } from "#platform/rules/text-rules.ts";
import { excerpt, highlight } from "./highlight.ts";
import type { Finder } from "./load-finder.ts";
import type { SearchEntry } from "./search-index.ts";

interface Props {
  /** Undefined: still loading. */
  finder: Finder | "failed" | undefined;
  query: string;
  onChoose: () => void;
}

/** How long nobody has typed until what was found is said, ms. */
const pause = 1000;

/** What was found, by kind, or what is offered before anything is typed; how many is announced. */
export function SearchResults({ finder, query, onChoose }: Props) {
  const t = useTranslations("search");
  const isAsking = isFilled(query);
  const groups = useMemo(() => {
    if (!finder || finder === "failed") return [];
    return isAsking ? finder.find(query) : finder.offers;
  }, [finder, query, isAsking]);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);

  const found = finder && isAsking ? t("found", { count }) : "";
  const said = useSettled(finder === "failed" ? t("failed") : found, query);

  return (
    <div className="search-results">
      <p role="status" className="sr-only">
        {said}
      </p>
      {finder === "failed" && <p className="search-remark">{t("failed")}</p>}
      {typeof finder === "object" && count === 0 && (
        <p className="search-remark">{t("none", { query: query.trim() })}</p>
      )}
      {groups.map(({ kind, entries, instead }) => (
        <section key={kind} aria-labelledby={`search-${kind}`}>
          <h2 id={`search-${kind}`} className="search-kind">
            {t(`kinds.${kind}`)}
          </h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.url + entry.title}>
                <Find entry={entry} query={instead ?? query} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/**
 * What a screen reader is told: once typing has ended, instead of with each letter. It stands in the file of the search:
 * one that the search over a list shared would be one more file that every page has to name.
 */
function useSettled(text: string, typed: string): string {
  const [settled, settle] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    const timer = setTimeout(settle, pause, text);
    return () => clearTimeout(timer);
  }, [text, typed]);
  return settled;
}

function Find({
  entry,
  query,
  onChoose,
}: { entry: SearchEntry } & Pick<Props, "query" | "onChoose">) {
  const { title, on, text, url } = entry;
  return (
    <Link to={url} onClick={onChoose} className="search-find" data-search-stop="">
      <span className="font-semibold">
        <Marked text={title} query={query} />
        {on && <span className="search-on"> · {on}</span>}
      </span>
      <span className="search-text">
        <Marked text={excerpt(text, query)} query={query} />
      </span>
    </Link>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map(({ text: part, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
    hit ? <mark key={index}>{part}</mark> : part,
  );
}
