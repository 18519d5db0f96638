import { barePath } from "#platform/language/localized-path.ts";
import { isAdminPath } from "./admin/admin-path.ts";
import { pagePaths } from "./page-paths.ts";

/** Whether a path, with its language, is a page of ours: something that somebody can be led back to. */
export function isPage(path: string): boolean {
  const bare = barePath(path);
  return isAdminPath(bare) || pagePaths.includes(bare);
}
