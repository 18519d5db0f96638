/**
 * Pages that are still to come. The menus may name them already and show nothing until they are in pages.ts, or are
 * the `path` of an entry of content/entries; any other address in a menu is a mistake
 * (scripts/checks/content-targets.ts).
 */
export const plannedPaths: readonly string[] = [];
