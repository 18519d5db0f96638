import { drawingNames } from "#features/sections/drawing-names.ts";
import type { Fields, ShownValues } from "#platform/fields/field.ts";
import { choice, date, line, text } from "#platform/fields/fields.ts";
import type { PostCategory } from "./post-categories.ts";
import { postCategories } from "./post-categories.ts";

/** One kind of entry: where its entries stand, and what they hold beside their sections. */
interface Kind {
  /** What comes before the slug of an entry; undefined: each entry names its own fixed address. */
  below?: string;
  fields: Fields;
  /** Fields that its card in a list shows, beside title and description. */
  onCards: readonly string[];
}

/** Of every kind: for the head of the page, for cards and search results. */
const head = { title: line({ most: 110 }), description: text({ most: 300 }) };

const postFields = {
  ...head,
  date: date(),
  category: choice<PostCategory>(postCategories),
  /** Beside its title and on its card. */
  drawing: choice(drawingNames, { required: false }),
  /** Who wrote it; nothing said: the company's team. */
  author: line({ required: false, most: 80 }),
};

const pageFields = {
  ...head,
  heading: line(),
  introduction: text({ required: false, most: 400 }),
};

export const kinds = {
  /** An article. */
  post: { below: "/blog/", fields: postFields, onCards: ["date", "category", "drawing"] },
  /** A page at a fixed address of the menu. */
  page: { fields: pageFields, onCards: [] },
} as const satisfies Record<string, Kind>;

export type EntryKind = keyof typeof kinds;
export const entryKinds = Object.keys(kinds) as EntryKind[];

/** By its name in a table whose types are those of any kind. */
export const kindOf = (kind: EntryKind): Kind => kinds[kind];

export type PostValues = ShownValues<typeof postFields>;
export type PageValues = ShownValues<typeof pageFields>;
