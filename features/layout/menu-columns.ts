import type { MenuItem } from "#platform/content/site-shell.ts";

export interface MenuColumn {
  /** The words above it; a group of a single kind has one column without. */
  label: string | undefined;
  items: MenuItem[];
}

/** The entries of a group by their column, in the order in which they stand. */
export function menuColumns(items: readonly MenuItem[]): MenuColumn[] {
  const columns = Map.groupBy(items, ({ column }) => column);
  return [...columns].map(([label, items]) => ({ label, items }));
}
