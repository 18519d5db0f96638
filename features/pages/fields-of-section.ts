import { sectionTypes } from "#features/sections/section-types.ts";
import type { Fields } from "#platform/fields/field.ts";

/** The fields of a section by its type; undefined: this release does not know it. */
export const fieldsOfSection = (type: string): Fields | undefined =>
  Object.hasOwn(sectionTypes, type) ? (sectionTypes as Record<string, Fields>)[type] : undefined;

/** The same where a type that is not known is one without fields. */
export const fieldsOfType = (type: string): Fields => fieldsOfSection(type) ?? {};
