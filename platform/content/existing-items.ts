import type { MenuItem } from "./navigation-schema.ts";

/**
 * The entries whose screen exists: `paths` is the list of the site's pages. A group without entries goes; one with a
 * single entry becomes a link to it, under the group's own name.
 */
export function existingItems(items: readonly MenuItem[], paths: readonly string[]): MenuItem[] {
  const exists = ({ url }: { url?: string }) =>
    url !== undefined && paths.includes(url.split("#", 1)[0] ?? "");
  return items.flatMap((item) => {
    if (!item.children) return exists(item) ? [item] : [];
    const children = item.children.filter(exists);
    const [only, ...others] = children;
    if (!only) return [];
    if (others.length > 0) return [{ ...item, children }];
    const { children: _, ...link } = { ...item, url: only.url };
    return [link];
  });
}
