import { useId } from "react";
import { useTranslations } from "use-intl";
import { readLink } from "#platform/fields/read-link.ts";
import { barePath } from "#platform/language/localized-path.ts";
import type { PreviewCard } from "../preview/around.ts";
import { useCards } from "../screen/use-cards.ts";
import { type ControlProps, shared } from "./control-props.ts";

/** An address is often pasted with blanks around it, and a phone number written with some; a title keeps its own. */
function withoutBlanks(written: string): string {
  const address = /^\s*tel:/i.test(written) ? written.replace(/\s/g, "") : written.trim();
  return typeof readLink(address) === "string" ? written : address;
}

/** The entry of this site that an address from a browser shows, with the place on its page. */
function ownPage(address: string, cards: readonly PreviewCard[]) {
  const url = URL.parse(address.trim());
  if (url?.origin !== location.origin || url.search !== "") return undefined;
  const path = barePath(url.pathname);
  const card = cards.find((each) => each.path === path);
  return card && { entry: card.entry, anchor: url.hash };
}

/** Where something leads: a page is chosen by its title, everything else is written. */
export function LinkControl(props: ControlProps) {
  const { leaf, said, set } = props;
  const t = useTranslations("admin.editor");
  const cards = useCards();
  const list = useId();
  const before = leaf.kind === "reference" ? "" : "page:";
  const written = typeof said === "string" ? said : "";
  const chosen = cards.find(({ entry }) => before + entry === written);
  return (
    <div>
      <input
        {...shared(props)}
        type="text"
        list={list}
        placeholder={leaf.kind === "reference" ? undefined : "https://…"}
        value={written}
        // As an address it would lead nowhere once the page moves, and no check would look at it.
        onPaste={(event) => {
          const own = ownPage(event.clipboardData.getData("text"), cards);
          if (own === undefined) return;
          event.preventDefault();
          set(leaf.kind === "reference" ? own.entry : `page:${own.entry}${own.anchor}`);
        }}
        onChange={({ target: { value } }) => set(value === "" ? undefined : withoutBlanks(value))}
      />
      <datalist id={list}>
        {cards.map(({ entry, title, path }) => (
          <option key={entry} value={before + entry}>
            {`${title} · ${path}`}
          </option>
        ))}
      </datalist>
      <p className="admin-soft admin-small">
        {chosen ? t("leadsTo", { title: chosen.title }) : t("linkHint")}
      </p>
    </div>
  );
}
