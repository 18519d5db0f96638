import { orderTextKinds, orderTextOf } from "#features/buyer-rights/texts/shown-texts.ts";
import { type Offer, shownOffer } from "#features/catalogue/offer.ts";
import type { ShownSite } from "#platform/content/site-shell.ts";
import type { ShownDay } from "#platform/fields/day-fields.ts";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import type { ShowContext, Values } from "#platform/fields/field.ts";
import type { RichText } from "#platform/fields/rich-text.ts";
import { showValues } from "#platform/fields/show-values.server.ts";
import { sectionsIn } from "./describe-entry.server.ts";
import type { EntryDocument } from "./entry-document.ts";
import { fieldsOfType } from "./fields-of-section.ts";
import { fillNames, keepLines } from "./fill-names.server.ts";
import { type DrawnKind, type EntryKind, kindOf } from "./kinds.ts";
import { type LivePage, pageKey } from "./live-pages.server.ts";
import type { PageDocument, ShownSection } from "./page-document.ts";

/** Documents of kinds that others show whole. */
export type Whole = ReadonlyMap<string, EntryDocument>;

/** Number of a product → how it is sold now. */
export type Offers = ReadonlyMap<unknown, Offer>;

export interface Surroundings extends ShowContext {
  offers: Offers;
  /** The facts that a text may name. */
  site?: ShownSite;
  /** Entries that others show whole, by kind and name. */
  whole?: Whole;
  trailOf(kind: DrawnKind): PageDocument["trail"];
  relatedTo(kind: EntryKind, entry: string): EntryCard[];
  /** Of kinds whose entries stand in groups. */
  lists: Partial<Record<EntryKind, Record<string, string>>>;
}

/** Sections as a language shows them; what names facts is filled in. */
function showSections(document: EntryDocument, shown: Surroundings): ShownSection[] {
  const { namesFacts } = kindOf(document.kind);
  return sectionsIn(fillNames(document, shown.language, shown.site), shown.language).map(
    ({ id, type, values }): ShownSection => {
      const said = showValues(fieldsOfType(type), values, shown);
      return {
        id,
        type: type as ShownSection["type"],
        values: namesFacts ? keepLines(said) : said,
      };
    },
  );
}

/** Of the texts that a page shows whole: each with its own fields as the language shows them. */
function wholeTexts(cards: readonly EntryCard[], around: Surroundings) {
  return cards.flatMap(({ entry, title }) => {
    const document = around.whole?.get(pageKey({ entry, language: around.language }));
    if (!document) return [];
    const own = showOwn(document, around) as { introduction?: RichText; updated?: ShownDay };
    return [{ entry, title, document, own }];
  });
}

/** Texts one below the other, each a section in which its own headings are a step lower. */
function showTexts(texts: ReturnType<typeof wholeTexts>, around: Surroundings): ShownSection[] {
  const place = ({ entry }: { entry: string }) => orderTextKinds.indexOf(orderTextOf(entry));
  return texts
    .toSorted((a, b) => place(b) - place(a))
    .map(({ entry, title, document, own: { introduction = [] } }) => {
      const parts = showSections(document, around).flatMap(({ values }): RichText => {
        const { heading, body } = values as { heading?: string; body: RichText };
        return [...(heading ? [{ is: "h3", inside: [heading] } as const] : []), ...body];
      });
      const values = { heading: title, body: [...introduction, ...parts] };
      return { id: orderTextOf(entry), type: "text", values };
    });
}

/** The last of the days that are known. */
const lastOf = (days: readonly (ShownDay | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .toSorted((a, b) => (a.iso < b.iso ? -1 : 1))
    .at(-1);

/** The fields of a document's kind as a language shows them. */
function showOwn(document: EntryDocument, around: Surroundings) {
  const { fields, namesFacts, unlisted } = kindOf(document.kind);
  const own = showValues(fields, fillNames(document, around.language, around.site).values, around);
  return { ...(namesFacts ? keepLines(own) : own), ...(unlisted && { unlisted }) };
}

/** One page as a language shows it, but for what is shown at further addresses of a list. */
export function freezePage(
  page: LivePage,
  document: EntryDocument,
  around: Surroundings,
  alternates: PageDocument["alternates"],
): PageDocument {
  const { entry, language, version, path, part, publishedAt, changedAt, card } = page;
  const kind = page.kind as DrawnKind;
  const shown: Surroundings = part === undefined ? around : { ...around, part };
  const { groupedBy } = kindOf(kind);
  const {
    title: _title,
    description: _description,
    orderTexts,
    ...own
  } = showOwn(document, around) as Values & {
    orderTexts?: readonly EntryCard[];
    updated?: ShownDay;
  };
  const texts = wholeTexts(orderTexts ?? [], around);
  return {
    ...{ entry, kind, language, version, path, publishedAt, changedAt },
    ...(part !== undefined && { part }),
    ...{ title: card.title, description: card.description, sample: card.sample },
    values: {
      ...withOffer(kind, own, around.offers),
      ...(orderTexts && {
        texts: showTexts(texts, around),
        // The last change of any text that it shows, or its own.
        updated: lastOf([own.updated, ...texts.map((text) => text.own.updated)]),
      }),
      ...(groupedBy !== undefined && {
        minutes: card.values.minutes,
        related: around.relatedTo(kind, entry),
        lists: around.lists[kind],
      }),
    },
    sections: showSections(document, shown),
    trail: around.trailOf(kind),
    alternates,
  };
}

/** Price and stock are no part of an entry: they come beside its values when a page is made. */
export function withOffer(kind: EntryKind, values: Record<string, unknown>, offers: Offers) {
  const offer = kind === "product" ? offers.get(values.product) : undefined;
  return offer ? { ...values, offer: shownOffer(offer) } : values;
}
