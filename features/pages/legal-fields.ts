import type { ShownValues } from "#platform/fields/field.ts";
import { date, entries, line, richText } from "#platform/fields/fields.ts";

/** Of every text that binds somebody; the facts of the company stand in it as names in braces. */
const bindingFields = {
  introduction: richText({ most: 3_000 }),
  /** The day of the last change: it tells readers which text they have before them. */
  updated: date(),
  /** Where the text counts its versions. */
  version: line({ required: false, translated: false, most: 20 }),
};

/** A page that the law asks for, or the terms. */
export const legalTextFields = {
  heading: line(),
  ...bindingFields,
  /** The texts of orders follow, one below the other. */
  orderTexts: entries("order-text", { required: false }),
};

/** A text that orders are made under; its title is its heading. */
export const orderTextFields = bindingFields;

export type LegalTextValues = ShownValues<typeof legalTextFields>;
