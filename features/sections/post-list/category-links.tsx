import "#ui/filter/pill.css";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { type PostCategory, postCategories } from "#features/pages/post-categories.ts";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";

interface Props {
  all: string | undefined;
  categories: readonly EntryCard[];
  /** The list that is shown, without the language. */
  current: string;
  /** `row`: above a list; `column`: beside it. */
  look: "row" | "column";
}

const looks = {
  row: {
    list: "flex flex-wrap gap-2",
    link: "pill",
  },
  column: {
    list: "grid",
    link: "flex min-h-11 items-center border-line border-b hover:text-brand aria-[current=page]:font-semibold aria-[current=page]:text-brand",
  },
};

const placeOf = ({ values }: EntryCard) => postCategories.indexOf(values.category as PostCategory);
const byCategory = (a: EntryCard, b: EntryCard) => placeOf(a) - placeOf(b);

/** The posts of each category, and all of them: addresses, so that a filter is a page. */
export function CategoryLinks({ all, categories, current, look }: Props) {
  const t = useTranslations("blog");
  const to = useLocalizedPath();
  const { list, link } = looks[look];
  const lists = [
    ...(all === undefined ? [] : [{ path: all, name: t("all") }]),
    ...categories.toSorted(byCategory).map(({ path, values: { category } }) => ({
      path,
      name: t(`categories.${category as PostCategory}`),
    })),
  ];
  if (lists.length < 2) return null;
  return (
    <nav aria-label={t("topics")}>
      <ul className={list}>
        {lists.map(({ path, name }) => (
          <li key={path}>
            <Link
              to={to(path)}
              aria-current={path === current ? "page" : undefined}
              className={link}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
