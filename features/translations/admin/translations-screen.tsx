import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { adminAddress, queryOf } from "#platform/admin/ask-admin.ts";
import { FilterBar, FilterChoice, FilterMore, FilterSearch } from "#platform/admin/filter-bar.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import { Pager } from "#platform/admin/pager.tsx";
import { languageCodes } from "#platform/language/languages.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import type { TranslationsAnswer, translationCalls } from "../calls.ts";
import { textStates } from "../text-states.ts";
import { AskMachine } from "./ask-machine.tsx";
import { TakeFile } from "./take-file.tsx";
import { TextCard } from "./text-card.tsx";
import "./translations.css";

const ask = loaderOf<typeof translationCalls>();

export const load = (request: Request) =>
  ask(request, "GET /api/admin/translations", {
    query: queryOf(request, "language", "state", "entry", "q", "after"),
  });

const names = ["state", "language"];

/** Every text of the site in a language, beside the Turkish one. */
export function Screen({ data }: { data: TranslationsAnswer }) {
  const t = useTranslations("admin");
  const languageName = useLanguageName();
  const [query] = useSearchParams();
  const { language, counts, items, next } = data;
  const [, ...targets] = languageCodes;
  const filter = { ...Object.fromEntries(query), language };
  return (
    <div className="admin-stack">
      <AdminTitle>{t("nav.translations")}</AdminTitle>
      <p className="admin-soft">
        {t("translations.counts", {
          language: languageName(language),
          missing: counts.missing ?? 0,
          stale: counts.stale ?? 0,
          machine: counts.machine ?? 0,
          same: counts.same ?? 0,
          done: counts.done ?? 0,
        })}
      </p>
      <FilterBar names={["q", ...names]}>
        <FilterSearch hint={t("translations.searchHint")} />
        <FilterMore names={names}>
          <FilterChoice
            name="language"
            options={targets.map((code) => [code, languageName(code)] as const)}
          />
          <FilterChoice
            name="state"
            options={(["open", ...textStates] as const).map(
              (state) => [state, t(`translations.state.${state}`)] as const,
            )}
          />
        </FilterMore>
      </FilterBar>
      <div className="admin-row">
        {(["xliff", "csv"] as const).map((format) => (
          <a
            key={format}
            className="admin-button"
            href={adminAddress("translations/file", { ...filter, format })}
            download
          >
            {t(`translations.${format}`)}
          </a>
        ))}
        <TakeFile />
      </div>
      {data.hasMachine && <AskMachine filter={filter} />}
      {items.length === 0 && <p className="admin-empty">{t("translations.empty")}</p>}
      <ul className="admin-stack">
        {items.map((text) => (
          <TextCard
            key={`${text.entry} ${text.field} ${text.sourceHash} ${text.targetHash}`}
            text={text}
            hasMachine={data.hasMachine}
            language={language}
          />
        ))}
      </ul>
      <Pager next={next} isByTime={false} />
    </div>
  );
}
