import { fillFacts } from "#features/legal/fill-facts.ts";
import type { EntryDocument, EntrySection } from "#features/pages/entry-document.ts";
import { fieldsOfType } from "#features/pages/fields-of-section.ts";
import { kindOf } from "#features/pages/kinds.ts";
import type { PageDocument, ShownSection } from "#features/pages/page-document.ts";
import { sectionTypes } from "#features/sections/section-types.ts";
import type { ShowContext } from "#platform/fields/field.ts";
import type { SiteAround } from "./around.ts";
import { showDraft } from "./show-draft.ts";

/**
 * Draws up the page of a draft, for one language and what is around it. A section that did not change is the same
 * object as before, so that nothing of it is drawn anew.
 */
export function createDraftPage({
  language,
  page,
  cards,
  photos,
  shell,
  names,
}: SiteAround & { page: PageDocument }) {
  const byEntry = new Map(cards.map((card) => [card.entry, card]));
  const byKind = Map.groupBy(cards, ({ kind }) => kind);
  const byId = new Map(photos.map((one) => [one.of, one]));
  const context: ShowContext = {
    language,
    companyMail: shell.facts.contact.email,
    pathOf: (entry) => byEntry.get(entry)?.path,
    cardOf: (entry) => byEntry.get(entry),
    cardsOf: (kind) => byKind.get(kind) ?? [],
    photoOf: (id) => byId.get(id),
    ...(Object.keys(names).length > 0 && {
      fill: (text) => fillFacts(text, names, { isDraft: true }),
    }),
  };
  const shown = new WeakMap<EntrySection, ShownSection>();

  function show(section: EntrySection): ShownSection {
    const known = shown.get(section);
    if (known) return known;
    const { id, type, values } = section;
    const made: ShownSection = {
      ...{ id, type: type as ShownSection["type"] },
      values: showDraft(fieldsOfType(type), values, context),
    };
    shown.set(section, made);
    return made;
  }

  return (document: EntryDocument): PageDocument => {
    // What stands at a second name is written elsewhere.
    if (document.kind !== page.kind) return page;
    const { fields } = kindOf(document.kind);
    const { title = "", description = "", ...own } = showDraft(fields, document.values, context);
    const around = Object.entries(page.values).filter(([name]) => !Object.hasOwn(fields, name));
    return {
      ...page,
      ...{ title: String(title), description: String(description), sample: document.sample },
      values: { ...Object.fromEntries(around), ...own },
      sections: document.sections
        .filter(
          ({ type, hidden }) => !hidden.includes(language) && Object.hasOwn(sectionTypes, type),
        )
        .map(show),
    };
  };
}
