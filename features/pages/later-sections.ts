import type { SectionType } from "#features/sections/section-types.ts";
import type { DrawnKind } from "./kinds.ts";

/** From this one on the sections of such pages come to life when somebody comes to them (ui/later). */
const from = 2;
const kinds: readonly DrawnKind[] = ["page", "post-category"];

/** News come in while nobody looks: they have to be at work before somebody comes to them. */
const atOnce: readonly SectionType[] = ["news"];

/** Whether a section comes to life later, by its place on the page. */
export const isLater = (kind: DrawnKind, type: SectionType, index: number) =>
  kinds.includes(kind) && index >= from && !atOnce.includes(type);
