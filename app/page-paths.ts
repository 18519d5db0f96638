/** The addresses of pages.ts without their language. The build writes the list, so a browser gets nothing else of it. */
const pagePaths: readonly string[] = __PAGE_PATHS__;

/** What menus can lead to: screens, and the live entries that the page was published with. */
export const existingPaths = (inMenus: readonly string[]): readonly string[] => [
  ...pagePaths,
  ...inMenus,
];

const name = "menu-paths";

/** The live entries of the menus as they stand in the head of a page, so that the browser draws the same menus. */
export const menuPathsHtml = (paths: readonly string[]): string =>
  paths.length === 0 ? "" : `<meta name="${name}" content="${paths.join(" ")}"/>`;

/** Reads what `menuPathsHtml` wrote. */
export function readMenuPaths(page: Document): string[] {
  const content = page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return content ? content.split(" ") : [];
}
