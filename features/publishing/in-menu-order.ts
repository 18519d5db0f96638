import type { MenuItem, Menus } from "#platform/content/site-shell.ts";

/**
 * The home page, then what each entry of the header leads to first, then the rest of the header and of the footer;
 * what no menu names follows as it comes. By their names in the store an invented story would stand before all others
 * wherever somebody is offered pages before they have asked for anything.
 */
export function inMenuOrder<Page extends { path: string }>(
  pages: readonly Page[],
  { menu, footer }: Pick<Menus, "menu" | "footer">,
): Page[] {
  const groups = [...menu, ...footer].map((item) =>
    withChildren(item).flatMap(({ url }) => url ?? []),
  );
  const inHeader = groups.slice(0, menu.length);
  const named = ["/", ...inHeader.flatMap(([first]) => first ?? []), ...groups.flat()];
  // Of an address that stands twice the first place counts.
  const places = new Map(named.map((path, place) => [path, place] as const).toReversed());
  const placeOf = ({ path }: Page) => places.get(path) ?? named.length;
  return pages.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** An entry of a menu, and all below it. */
export const withChildren = (item: MenuItem): MenuItem[] => [
  item,
  ...(item.children ?? []).flatMap(withChildren),
];
