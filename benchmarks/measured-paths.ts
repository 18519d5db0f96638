import { pages } from "../app/pages.ts";
import { readEntryFiles } from "../features/pages/entry-files.server.ts";
import { formerScreens } from "../features/pages/former-screens.ts";
import { readEntryFile } from "../features/pages/read-entry-file.server.ts";

/** Read when it is asked for: `--help` is said in any folder. */
const unlistedPaths = () =>
  new Set(
    readEntryFiles("content/entries").flatMap((file) => {
      const { entry } = readEntryFile(file);
      const isUnlisted = entry?.values.unlisted || entry?.kind === "second-name";
      return entry?.path && isUnlisted ? entry.path : [];
    }),
  );

/** Without a language: what was a screen and is an entry now, and screens; what may be found, and what is named. */
export function measuredPaths(...named: readonly string[]): string[] {
  const unlisted = unlistedPaths();
  return [
    ...Object.keys(formerScreens).filter((path) => !unlisted.has(path) || named.includes(path)),
    ...pages.map(({ path }) => path).filter((path) => named.includes(path)),
  ];
}
