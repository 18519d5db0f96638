import { useTranslations } from "use-intl";
import { Badge } from "#platform/admin/badge.tsx";
import { LineBreaks } from "#platform/admin/line-breaks.tsx";
import { Moment } from "#platform/admin/moment.tsx";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import type { ContentEntry } from "../calls.ts";
import { EntryLink } from "./entry-link.tsx";
import { useKindWord } from "./kind-word.ts";

interface Props {
  entry: ContentEntry;
  isTicked: boolean;
  /** Undefined: whoever looks may not publish. */
  onTick: ((isOn: boolean) => void) | undefined;
}

/** One entry, and how it stands in each language. */
export function EntryRow({ entry, isTicked, onTick }: Props) {
  const t = useTranslations("admin.content");
  const kindWord = useKindWord();
  const { id, kind, title, isSample, changedAt, scheduled, languages } = entry;
  return (
    <li className="content-row">
      {onTick && (
        <label className="content-tick">
          <input
            type="checkbox"
            checked={isTicked}
            onChange={({ currentTarget }) => onTick(currentTarget.checked)}
          />
          <span className="sr-only">{t("tick", { title })}</span>
        </label>
      )}
      <div className="content-what">
        <p>
          <EntryLink id={id}>
            <LineBreaks>{title}</LineBreaks>
          </EntryLink>{" "}
          {isSample && <Badge>{t("sample")}</Badge>}{" "}
          {scheduled && <Badge tone="todo">{t("state.scheduled")}</Badge>}
        </p>
        <p className="admin-soft admin-small">
          {kindWord(kind)} · <LineBreaks>{id}</LineBreaks> · {t("changed")}{" "}
          <Moment at={changedAt} />
          {scheduled && (
            <>
              {" · "}
              {t("goesLive")} <Moment at={scheduled} long />
            </>
          )}
        </p>
      </div>
      <ul className="content-languages">
        {languages.map((one) => (
          <InLanguage key={one.language} one={one} title={title} />
        ))}
      </ul>
    </li>
  );
}

/** State, what is missing or behind, and the way to the live page. */
function InLanguage({ one, title }: { one: ContentEntry["languages"][number]; title: string }) {
  const t = useTranslations("admin.content");
  const languageName = useLanguageName();
  const { language, state, address, missing, stale } = one;
  const name = languageName(language);
  return (
    <li className="content-language" data-state={state}>
      <abbr title={name} className="content-code">
        <span aria-hidden="true">{language}</span>
        <span className="sr-only">{name}: </span>
      </abbr>
      {address ? (
        <a href={address} target="_blank" rel="noreferrer">
          {t(`state.${state}`)}
          <span className="sr-only">: {t("look", { title, name })}</span>
        </a>
      ) : (
        <span>{t(`state.${state}`)}</span>
      )}
      {missing > 0 && <span className="content-behind">{t("missing", { count: missing })}</span>}
      {stale > 0 && <span className="content-behind">{t("stale", { count: stale })}</span>}
    </li>
  );
}
