import { barePath } from "#features/i18n/localized-path.ts";
import { isDeskPath } from "./desk/desk-paths.ts";
import { pages } from "./pages.ts";

/** Whether a path, with its language, is a page of ours: something that somebody can be led back to. */
export function isPage(path: string): boolean {
  const bare = barePath(path);
  return isDeskPath(bare) || pages.some((page) => page.path === bare);
}
