import { useTranslations } from "use-intl";
import type { ShownSection } from "../page-document.ts";

/** The parts of an article that have a heading, to go to; nothing for one that has but one. */
export function Contents({ sections }: { sections: readonly ShownSection[] }) {
  const t = useTranslations("legal");
  const entries = sections.flatMap(({ id, values: { heading } }) =>
    typeof heading === "string" ? [{ id, heading }] : [],
  );
  if (entries.length < 2) return null;
  return (
    <nav className="article-contents" aria-labelledby="article-contents">
      <h2 id="article-contents" className="mb-3 text-small">
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
