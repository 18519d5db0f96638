import * as v from "valibot";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { isFilled, isOneLine, isStorable } from "#platform/rules/text-rules.ts";
import type { Photo } from "#ui/pictures/photo.ts";
import type { EntryCard } from "./entry-card.ts";
import type { Field, Fields, Group, Leaf, PagedList, ShowContext } from "./field.ts";
import { readLink } from "./read-link.ts";
import {
  linksOfRichText,
  picturesOfRichText,
  readRichText,
  uploadedPicture,
  wordsOfRichText,
} from "./read-rich-text.ts";
import type { Block, Inline, RichText } from "./rich-text.ts";

/*
 * The kinds of fields. Each takes what is said of it where it is declared; what nothing is said of is required and,
 * where it holds words, translated.
 */

interface Said<Required extends boolean> {
  required?: Required;
}
interface SaidOfText<Required extends boolean> extends Said<Required> {
  /** Letters. */
  most?: number;
  translated?: boolean;
}
interface SaidOfLine<Required extends boolean> extends SaidOfText<Required> {
  /** A form that it must have, and what is said where it has another: `expected a time of day such as 09:00`. */
  like?: { form: RegExp; such: string };
}

// `NoInfer`: a field inside a list is required, too, where nothing is said.
const isRequired = <R extends boolean = true>(said: Said<R>) => (said.required ?? true) as R;

const storable = (most: number) =>
  v.pipe(
    v.string("expected a text"),
    v.maxLength(most, ({ received }) => `is longer than ${most} letters (${received})`),
    v.check(isStorable, "holds a sign that cannot be stored (NUL, half a letter)"),
    v.check(isFilled, "says nothing: leave it out"),
  );

const oneLine = (most: number) =>
  v.pipe(storable(most), v.check(isOneLine, "expected a single line"));

/** A text in one line, such as a heading. */
export function line<R extends boolean = true>(
  said: SaidOfLine<R> = {},
): Leaf<string, string, NoInfer<R>> {
  const { most = 120, translated = true, like } = said;
  const any = oneLine(most);
  const schema = like ? v.pipe(any, v.regex(like.form, `expected ${like.such}`)) : any;
  return {
    ...{ kind: "line", required: isRequired(said), translated, schema },
    wordsOf: (value) => value,
  };
}

/** A few lines without any form. */
export function text<R extends boolean = true>(
  said: SaidOfText<R> = {},
): Leaf<string, string, NoInfer<R>> {
  const { most = 600, translated = true } = said;
  return {
    ...{ kind: "text", required: isRequired(said), translated, schema: storable(most) },
    wordsOf: (value) => value,
  };
}

/** Paragraphs with headings, lists, links; stored as Markdown, of which `read-rich-text.ts` says what is allowed. */
export function richText<R extends boolean = true>(
  said: SaidOfText<R> = {},
): Leaf<string, RichText, NoInfer<R>> {
  const { most = 20_000, translated = true } = said;
  const schema = v.pipe(
    storable(most),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.issues) return;
      const read = readRichText(dataset.value);
      if (typeof read === "string") addIssue({ message: read });
    }),
  );
  return {
    ...{ kind: "rich-text", required: isRequired(said), translated, schema },
    show: (value, context) => withAddresses(read(value), context),
    wordsOf: (value) => wordsOfRichText(read(value)),
    linksOf: (value) => linksOfRichText(read(value)),
    photosIn: (value) => picturesOfRichText(read(value)),
  };
}

/** What is stored was read before it was stored. */
function read(markdown: string): RichText {
  const text = readRichText(markdown);
  if (typeof text === "string") throw new Error(`a stored text ${text}`);
  return text;
}

/** Signs as they are, such as lines of a program. */
export function code<R extends boolean = true>(
  said: SaidOfText<R> = {},
): Leaf<string, string, NoInfer<R>> {
  const { most = 5_000, translated = false } = said;
  return { kind: "code", required: isRequired(said), translated, schema: storable(most) };
}

/** Where something leads: `https://…`, `mailto:…` (alone: to the company), `tel:…`, `/address`, `page:entry`, `#section`. */
export function link<R extends boolean = true>(
  said: Said<R> & { translated?: boolean } = {},
): Leaf<string, string | undefined, NoInfer<R>> {
  const schema = v.pipe(
    oneLine(2_000),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.issues) return;
      const read = readLink(dataset.value);
      if (typeof read === "string") addIssue({ message: read });
    }),
  );
  return {
    ...{ kind: "link", required: isRequired(said), translated: said.translated ?? false, schema },
    show: addressOf,
    linksOf: (value) => [value],
  };
}

/** One of a few. */
export function choice<const Option extends string, R extends boolean = true>(
  options: readonly Option[],
  said: Said<R> = {},
): Leaf<Option, Option, NoInfer<R>> {
  const schema = v.picklist(options, `expected one of ${options.join(", ")}`);
  return { kind: "choice", required: isRequired(said), translated: false, schema };
}

/** Yes or no; nothing said is no. */
export function toggle(): Leaf<boolean, boolean, false> {
  const schema = v.boolean("expected true or false");
  return { kind: "switch", required: false, translated: false, schema };
}

export function number<R extends boolean = true>(
  said: Said<R> & { least?: number; most?: number; whole?: boolean } = {},
): Leaf<number, number, NoInfer<R>> {
  const { least = 0, most = 1_000_000_000, whole = false } = said;
  const between = `expected a ${whole ? "whole " : ""}number from ${least} to ${most}`;
  const schema = v.pipe(
    v.number(between),
    v.minValue(least, between),
    v.maxValue(most, between),
    v.check((value) => !whole || Number.isInteger(value), between),
  );
  return { kind: "number", required: isRequired(said), translated: false, schema };
}

export interface ShownDay {
  /** `2026-11-22` */
  iso: string;
  /** As the language writes it. Made once: a browser's own calendar words may differ from the page's. */
  words: string;
}

/** A day of the calendar, `2026-11-22`. */
export function date<R extends boolean = true>(
  said: Said<R> = {},
): Leaf<string, ShownDay, NoInfer<R>> {
  const expected = "expected a day such as 2026-11-22";
  const schema = v.pipe(
    v.string(expected),
    v.regex(/^\d{4}-\d\d-\d\d$/, expected),
    v.check((day) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false, expected),
  );
  return {
    ...{ kind: "date", required: isRequired(said), translated: false, schema },
    show: (iso, { language }) => ({ iso, words: dayInWords(iso, language) }),
  };
}

/** A minute on the office's clocks, `2026-11-22 09:00`. */
export function moment<R extends boolean = true>(
  said: Said<R> = {},
): Leaf<string, string, NoInfer<R>> {
  const expected = "expected a day and a time such as 2026-11-22 09:00";
  const schema = v.pipe(
    v.string(expected),
    v.regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/, expected),
    v.check(
      (at) =>
        new Date(`${at.slice(0, 10)}T00:00:00Z`).toJSON()?.startsWith(at.slice(0, 10)) ?? false,
      expected,
    ),
  );
  return { kind: "moment", required: isRequired(said), translated: false, schema };
}

/** Made once for each language: making one takes longer than a page's fields together. */
const dayFormats = new Map<LanguageCode, Intl.DateTimeFormat>();

function dayInWords(day: string, code: LanguageCode): string {
  const format =
    dayFormats.get(code) ??
    new Intl.DateTimeFormat(languageOf(code).locale, { dateStyle: "long", timeZone: "UTC" });
  dayFormats.set(code, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

const entryName = v.pipe(
  v.string("expected the name of an entry"),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected the name of an entry, such as first-steps"),
);

/** Another entry, shown as a card; one step only, so entries may name each other. */
export function reference<R extends boolean = true>(
  said: Said<R> = {},
): Leaf<string, EntryCard | undefined, NoInfer<R>> {
  return {
    ...{ kind: "reference", required: isRequired(said), translated: false, schema: entryName },
    show: (entry, { cardOf }) => cardOf(entry),
    linksOf: (entry) => [`page:${entry}`],
  };
}

function upTo(most: number) {
  const expected = `expected a number from 1 to ${most}`;
  return v.pipe(
    v.number(expected),
    v.integer(expected),
    v.minValue(1, expected),
    v.maxValue(most, expected),
  );
}

/** Every live entry of a kind, newest first; stored is how many at most, and nothing else. */
export function entries<R extends boolean = true>(
  of: string,
  said: Said<R> = {},
): Leaf<number, readonly EntryCard[], R> {
  return {
    ...{ kind: "entries", required: isRequired(said), translated: false, lists: of },
    schema: upTo(500),
    show: (most, { cardsOf }) => cardsOf(of).slice(0, most),
  };
}

/** One page of a list, and how many there are. */
export interface ShownPart {
  entries: readonly EntryCard[];
  part: number;
  parts: number;
}

/**
 * Every live entry of a kind, or those with one value in a field, newest first and so many on a page: `{ each: 9 }`,
 * `{ each: 9, only: deciding }`. What does not fit stands at further addresses, `/blog/grid/2`, or nowhere where the
 * list ends after so many pages: `{ each: 6, pages: 1 }`.
 * @param by field of their cards that `only` is about, and what may be said of it
 */
export function entriesInPages<const Value extends string>(
  of: string,
  by: { field: string; values: readonly Value[] },
): Leaf<{ each: number; only?: Value | undefined; pages?: number | undefined }, ShownPart, true> {
  const schema = v.strictObject(
    {
      each: upTo(100),
      pages: v.optional(upTo(100)),
      only: v.optional(v.picklist(by.values, `expected one of ${by.values.join(", ")}`)),
    },
    "expected how many stand on a page, such as { each: 9 }",
  );
  const pagesOf = ({ each, only, pages }: v.InferOutput<typeof schema>): PagedList => ({
    ...{ of, each },
    ...(pages !== undefined && { most: pages }),
    ...(only !== undefined && { only: { field: by.field, value: only } }),
  });
  /** Each page of a list asks for the same. */
  const known = new WeakMap<readonly EntryCard[], Map<string, readonly EntryCard[]>>();
  function chosen(cards: readonly EntryCard[], list: PagedList): readonly EntryCard[] {
    const value = list.only?.value;
    if (value === undefined) return cards;
    const those = known.get(cards) ?? new Map<string, readonly EntryCard[]>();
    const found = those.get(value) ?? cards.filter(({ values }) => isInList(list, values));
    known.set(cards, those.set(value, found));
    return found;
  }
  return {
    ...{ kind: "entry-pages", required: true, translated: false, schema, lists: of, pagesOf },
    show: (value, { cardsOf, part = 1 }) => {
      const list = pagesOf(value);
      const cards = chosen(cardsOf(of), list);
      const entries = cards.slice((part - 1) * list.each, part * list.each);
      return { entries, part, parts: partsOf(list, cards.length) };
    },
  };
}

export const isInList = ({ only }: PagedList, card: Record<string, unknown>) =>
  only === undefined || card[only.field] === only.value;

/** Pages that a list takes; an empty one takes one, to say so. */
export const partsOf = ({ each, most = Number.POSITIVE_INFINITY }: PagedList, entries: number) =>
  Math.min(most, Math.max(1, Math.ceil(entries / each)));

/** One of the drawn set. */
export function icon<const Name extends string, R extends boolean = true>(
  names: readonly Name[],
  said: Said<R> = {},
): Leaf<Name, Name, NoInfer<R>> {
  return { ...choice(names, said), kind: "icon" };
}

/**
 * A drawing of the build by its name, or a picture that somebody uploaded (`picture:…`), which says itself what it
 * shows. A page gets the name of the drawing, or what it needs to know of the picture.
 */
export function drawing<const Name extends string, R extends boolean = true>(
  drawings: readonly Name[],
  said: Said<R> & { wideEnough?: number } = {},
): Leaf<string, Name | Photo, NoInfer<R>> {
  const { wideEnough } = said;
  const photosIn = (value: string) => uploadedPicture.exec(value)?.slice(1) ?? [];
  const choices = drawings.length > 0 ? `one of ${drawings.join(", ")}, or ` : "";
  const schema = v.pipe(
    v.string("expected the name of a drawing, or picture: and an id"),
    v.check(
      (value) => drawings.some((name) => name === value) || uploadedPicture.test(value),
      `expected ${choices}picture: and an id`,
    ),
  );
  return {
    ...{ kind: "drawing", required: isRequired(said), translated: false, schema, photosIn },
    options: drawings,
    ...(wideEnough !== undefined && { wideEnough }),
    show(value, { photoOf }) {
      const [id] = photosIn(value);
      if (id === undefined) return value as Name;
      // What is gone is left out; the gate has said so.
      return (photoOf ? photoOf(id) : { photo: id }) as Photo;
    },
  };
}

/** A picture with what it shows in words, or said to be decoration; an uploaded one may say so itself. */
export function picture<const Name extends string, R extends boolean = true>(
  drawings: readonly Name[],
  said: Said<R> = {},
) {
  const fields = {
    drawing: drawing(drawings),
    alt: line({ required: false, most: 250 }),
    decorative: toggle(),
  };
  const group: Group<typeof fields, false, R> = {
    ...{ kind: "picture", many: false, required: isRequired(said), most: 1, fields },
    missing: ({ drawing, alt, decorative }, language) =>
      decorative === true ||
      uploadedPicture.test(String(drawing)) ||
      (alt as Record<string, unknown> | undefined)?.[language]
        ? undefined
        : "needs an alternative text (alt), or decorative: true",
  };
  return group;
}

/** Several groups of the same fields. Each has a name of its own, `id`, so that it can be moved. */
export function list<const Inside extends Fields, R extends boolean = true>(
  inside: Inside,
  said: Said<R> & Partial<Pick<Group, "most" | "isTree" | "holdsWords">> = {},
): Group<Inside, true, NoInfer<R>> {
  const { most = 100, isTree = false, holdsWords = false } = said;
  return {
    ...{ kind: "list", many: true, required: isRequired(said), most, isTree, holdsWords },
    fields: inside,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: each group knows its own fields
export const isGroup = (field: Field): field is Group<any> => "fields" in field;

/** The address of a link in a language, without its prefix; undefined where the entry is not live in it. */
function addressOf(written: string, { pathOf, companyMail = "" }: ShowContext): string | undefined {
  const link = readLink(written);
  if (typeof link === "string") return undefined;
  if (link.target === "mailto:") return `mailto:${companyMail}`;
  if (link.kind !== "entry") return link.target + link.anchor;
  const path = pathOf(link.target);
  return path && path + link.anchor;
}

/** Links get their addresses; one to an entry that is not live is left as its words. */
function withAddresses(text: RichText, context: ShowContext): RichText {
  const { photoOf } = context;
  const inline = (part: Inline): Inline[] => {
    if (typeof part === "string" || !("inside" in part)) return [part];
    const inside = part.inside.flatMap(inline);
    if (part.is !== "link") return [{ ...part, inside }];
    const to = addressOf(part.to, context);
    return to === undefined ? inside : [{ ...part, to, inside }];
  };
  return text.flatMap((block): Block | Block[] => {
    if (block.is === "quote") return { ...block, blocks: withAddresses(block.blocks, context) };
    if (block.is === "list")
      return { ...block, items: block.items.map((item) => withAddresses(item, context)) };
    if (block.is === "picture") {
      const [, id = ""] = uploadedPicture.exec(String(block.picture)) ?? [];
      // What is gone is left out; the gate has said so.
      const picture = photoOf ? photoOf(id) : ({ photo: id } as Photo);
      return picture ? { ...block, picture } : [];
    }
    return block.is === "code" ? block : { ...block, inside: block.inside.flatMap(inline) };
  });
}
