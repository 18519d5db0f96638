import { useTranslations } from "use-intl";
import { entryKinds } from "#features/pages/kinds.ts";
import { FilterBar, FilterChoice, FilterMore, FilterSearch } from "#platform/admin/filter-bar.tsx";
import { useLanguageOptions } from "#platform/admin/language-options.ts";
import { rowFilters } from "../entry-states.ts";
import { useKindWord } from "./kind-word.ts";

const names = ["kind", "state", "language"];

/** By words, kind, state and language. */
export function ContentFilters() {
  const t = useTranslations("admin.content");
  const languages = useLanguageOptions();
  const kindWord = useKindWord();
  return (
    <FilterBar names={["q", ...names]}>
      <FilterSearch hint={t("searchHint")} />
      <FilterMore names={names}>
        <FilterChoice
          name="kind"
          options={entryKinds.map((kind) => [kind, kindWord(kind)] as const)}
        />
        <FilterChoice
          name="state"
          options={rowFilters.map((state) => [state, t(`state.${state}`)] as const)}
        />
        <FilterChoice name="language" options={languages} />
      </FilterMore>
    </FilterBar>
  );
}
