import { useTranslations } from "use-intl";
import { addressIn } from "#features/pages/addresses-of.ts";
import { kindOf } from "#features/pages/kinds.ts";
import { valueIn } from "#platform/fields/leaves.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { useSiteName } from "../screen/use-cards.ts";
import { useEditorState } from "../screen/use-editor.ts";

/** How many characters a search engine shows before it cuts. */
const shownTitle = 65;
const shownDescription = 160;

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** The page as it will look in a list of search results. */
export function SearchResult() {
  const t = useTranslations("admin.editor");
  // Of the entry's language: the page around knows its own alone.
  const siteName = useSiteName();
  const language = useEditorState((state) => state.language);
  const document = useEditorState((state) => state.document);
  const { kind, values } = document;
  const { title, description } = kindOf(kind).fields;
  if (!title || !description) return null;
  const said = (name: string) => String(valueIn(title, values[name], language) ?? "");
  const path = localizedPath(addressIn(document, language) ?? "/", language);
  return (
    <figure className="editor-search" lang={language}>
      <figcaption className="admin-label" lang={undefined}>
        {t("searchResult")}
      </figcaption>
      <small>{location.host + path}</small>
      <b>{cut(`${said("title")} · ${siteName}`, shownTitle)}</b>
      <span className="admin-soft admin-small">{cut(said("description"), shownDescription)}</span>
    </figure>
  );
}
