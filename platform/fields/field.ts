import type * as v from "valibot";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Photo } from "#ui/pictures/photo.ts";
import type { EntryCard } from "./entry-card.ts";
import type { Why } from "./wrong-value.ts";

/** What a field may ask of the content around it when it is shown in a language. */
export interface ShowContext {
  language: LanguageCode;
  /** Where `mailto:` alone leads. */
  companyMail?: string | undefined;
  /** Address of an entry, without the language's prefix; undefined where it is not live in the language. */
  pathOf(entry: string): string | undefined;
  cardOf(entry: string): EntryCard | undefined;
  /** Live entries of a kind, newest first. */
  cardsOf(kind: string): readonly EntryCard[];
  /** An uploaded picture by its id; undefined where there is none. Without it a value stands for it: `{ photo: id }`. */
  photoOf?(id: string): Photo | undefined;
  /** Puts what it stands for in the place of a name in braces; nothing is put in where nothing is said. */
  fill?(text: string): string;
  /** Which page of a list that is longer than one is shown; the first where nothing is said. */
  part?: number;
}

/** A list that goes on on further pages. */
export interface PagedList {
  /** Kind of its entries. */
  of: string;
  /** Entries on a page. */
  each: number;
  /** Pages at most; without it as many as the list needs. */
  most?: number;
  /** Only entries whose card has this value in this field. */
  only?: { field: string; value: string };
}

/** One value. `required`: nothing goes live without it; a draft may be without. */
export interface Leaf<Stored = unknown, Shown = unknown, Required extends boolean = boolean> {
  kind:
    | "line"
    | "text"
    | "rich-text"
    | "code"
    | "link"
    | "choice"
    | "switch"
    | "number"
    | "date"
    | "moment"
    | "reference"
    | "icon"
    | "drawing"
    | "entries"
    | "entry-pages";
  /** A value per language. Translated values are texts. */
  translated: boolean;
  required: Required;
  /** The form of one value. */
  schema: v.GenericSchema<Stored>;
  /** What it is not where its form is another one, such as `noEmail`. */
  like?: Why["code"];
  /** What a page gets of it; the value itself where nothing is said. `beside`: what stands in the fields beside it. */
  show?(value: Stored, context: ShowContext, beside?: Values): Shown;
  /** What a search reads in it. */
  wordsOf?(value: Stored): string;
  /** Where it leads: links as `read-link.ts` reads them. */
  linksOf?(value: Stored): readonly string[];
  /** Ids of the uploaded pictures that it shows. */
  photosIn?(value: Stored): readonly string[];
  /** An uploaded picture that is narrower looks soft there, px; a whole page's width where nothing is said. */
  wideEnough?: number;
  /** Kind of entries that it lists. */
  lists?: string;
  /** How it goes on on further pages. */
  pagesOf?(value: Stored): PagedList;
  /** Of a drawing: the names that there are. */
  options?: readonly string[];
  /** Only for the compiler: what `show` gives. */
  shown?: Shown;
}

/** Fields that belong together: one picture with its alternative text, or a list of such groups. */
export interface Group<
  Inside extends Fields = Fields,
  Many extends boolean = boolean,
  Required extends boolean = boolean,
> {
  kind: "picture" | "list";
  many: Many;
  required: Required;
  fields: Inside;
  /** At most so many in a list. */
  most: number;
  /** A list whose `level`, from 1 on, makes it a tree: what follows an item and is deeper stands below it. */
  isTree?: boolean;
  /** A list whose items say words of `content/` otherwise, and are named after them. */
  holdsWords?: boolean;
  /** What must hold between the values of one group, for a language; words that say what does not. */
  missing?(values: Values, language: LanguageCode): string | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: each field knows its own value
export type Field = Leaf<any, any> | Group<any>;
export type Fields = Readonly<Record<string, Field>>;

/** As they are stored: `{ tr: "…", en: { value: "…", of: "…" } }` where a field is translated. */
export type Values = Record<string, unknown>;

/** A translation, and the hash of the text that it was made from. */
export interface Translation {
  value: string;
  of: string;
  /** A machine made it, and nobody has confirmed it yet. */
  machine?: true;
}

type OrNothing<Value, Required extends boolean> = Required extends true ? Value : Value | undefined;

type ShownField<F> =
  F extends Group<infer Inside, infer Many, infer Required>
    ? OrNothing<
        Many extends true ? (ShownValues<Inside> & { id: string })[] : ShownValues<Inside>,
        Required
      >
    : F extends Leaf<infer _Stored, infer Shown, infer Required>
      ? OrNothing<Shown, Required>
      : never;

/** What a page gets of some fields. */
export type ShownValues<Declared> = { [Name in keyof Declared]: ShownField<Declared[Name]> };

/** Something that cannot stand as it is, and where: `["body", "en"]`. */
export interface Problem {
  path: readonly (string | number)[];
  message: string;
  /** The same for whoever says it in another language, where it is that of a value or an address. */
  why?: Why | Why<"reserved" | "wrongAddress">;
}
