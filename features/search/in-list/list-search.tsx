import { type RefObject, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { buttonLook } from "#ui/button/button-look.ts";
import { SearchIcon } from "#ui/pictures/icons.tsx";
import { mostLetters } from "./fits-words.ts";

interface Props {
  /** Names the field, as a heading over it would. */
  label: string;
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery(query: string): void;
  /** Entries that fit. */
  count: number;
}

/** How long nobody has typed until how many fit is said, ms. */
const pause = 1000;

/** The field over a list, and what is said where nothing in the list fits. */
export function ListSearch({ label, field, query, onQuery, count }: Props) {
  const t = useTranslations("search");
  const text = query.trim() && t("found", { count });
  // As in search-results.tsx, which says why both have it.
  const [said, say] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    const timer = setTimeout(say, pause, text);
    return () => clearTimeout(timer);
  }, [text, query]);
  return (
    <search>
      <form
        method="get"
        data-list-search=""
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-wrap gap-2"
      >
        <div className="relative min-w-0 flex-1 basis-56">
          <SearchIcon className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-soft" />
          <input
            ref={field}
            type="search"
            name="q"
            aria-label={label}
            placeholder={label}
            maxLength={mostLetters}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            className="field-control w-full pl-11!"
          />
        </div>
        {/* With JavaScript the list follows by itself. */}
        <span className="hidden noscript:block">
          <button type="submit" className={buttonLook("secondary")}>
            {t("open")}
          </button>
        </span>
      </form>
      <p role="status" className="sr-only">
        {said}
      </p>
      <p data-list-none="" hidden={count > 0} className="mt-4 text-ink-soft">
        {t("noneOfList")}
      </p>
    </search>
  );
}
