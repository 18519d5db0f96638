import type { MenuItem } from "./navigation-schema.ts";

/**
 * The entries whose screen exists: `paths` is the list of the site's pages. A group stays while more than
 * one of its entries does; with a single one it gives way to it.
 */
export function existingItems(items: readonly MenuItem[], paths: readonly string[]): MenuItem[] {
  const exists = ({ url }: { url?: string }) =>
    url !== undefined && paths.includes(url.split("#", 1)[0] ?? "");
  return items.flatMap((item) => {
    if (!item.children) return exists(item) ? [item] : [];
    const children = item.children.filter(exists);
    return children.length > 1 ? [{ ...item, children }] : children;
  });
}
