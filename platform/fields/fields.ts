/*
 * The kinds of fields. Each takes what is said of it where it is declared; what nothing is said of is required and,
 * where it holds words, translated.
 */

export { choice, icon, number, toggle } from "./choice-fields.ts";
export { date, moment, type ShownDay } from "./day-fields.ts";
export { entries, reference } from "./entry-fields.ts";
export { link } from "./link-field.ts";
export { isGroup, list } from "./list-field.ts";
export { entriesInPages, isInList, partsOf, type ShownPart } from "./paged-entries.ts";
export { drawing, picture } from "./picture-fields.ts";
export { richText } from "./rich-text-field.ts";
export { code, line, text } from "./text-fields.ts";
