import { barePath } from "#platform/language/localized-path.ts";
import { isAdminPath } from "./admin/admin-path.ts";

/** First parts of addresses that show no page. */
const others = ["api", "assets"];

/**
 * Whether a path, with its language, may be a page of ours: something that somebody can be led back to. Entries come
 * and go, so it is known by its form.
 */
export function isPage(path: string): boolean {
  const bare = barePath(path);
  const parts = bare.split("/").slice(1);
  return (
    isAdminPath(bare) ||
    bare === "/" ||
    (!others.includes(parts[0] ?? "") && parts.every((part) => /^[a-z0-9-]+$/.test(part)))
  );
}
