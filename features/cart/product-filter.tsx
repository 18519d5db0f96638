import { useTranslations } from "use-intl";
import { categories } from "#features/catalogue/products.ts";
import { useLanguage } from "#platform/language/use-language.ts";

/** A category's id, the wishlist, or everything. */
export type Filter = number | "saved" | "all";

interface Props {
  chosen: Filter;
  onChoose: (filter: Filter) => void;
  /** How many products are on the wishlist; its button comes with the first. */
  savedCount: number;
}

/** Buttons that show one category only; without scripts everything is shown anyway. */
export function ProductFilter({ chosen, onChoose, savedCount }: Props) {
  const t = useTranslations("shop");
  const { code } = useLanguage();
  const filters: [Filter, string][] = [
    ["all", t("all")],
    ...categories.map(({ id, name }): [Filter, string] => [id, name[code]]),
  ];
  if (savedCount > 0 || chosen === "saved") {
    filters.push(["saved", t("saved", { count: savedCount })]);
  }
  return (
    <fieldset className="flex flex-wrap gap-2 noscript:hidden">
      <legend className="sr-only">{t("filter")}</legend>
      {filters.map(([filter, name]) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className="choice bg-surface"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
