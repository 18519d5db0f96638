import { createHash } from "node:crypto";
import type { LivePage } from "#features/pages/live-pages.server.ts";
import type { Shells, SiteShell } from "#platform/content/site-shell.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { dataPath } from "./publish-file.server.ts";
import type { CurrentRows } from "./release-files.server.ts";
import type { PageToRender } from "./render-page.server.ts";

type Place = Pick<LivePage, "path" | "language">;

export const addressOf = ({ path, language }: Place) => localizedPath(path, language);

/** The files of an entry: its page, and its data for a navigation in the browser. */
export const filesOf = (address: string) => [address, dataPath(address)];

const hashOf = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 24);

/** A shell stands around many pages. */
const shellHashes = new WeakMap<SiteShell, string>();

export function hashOfShell(shell: SiteShell): string {
  const hash = shellHashes.get(shell) ?? hashOf(shell);
  shellHashes.set(shell, hash);
  return hash;
}

/** What a page is made from: its own, and what stands around it. */
export const sourceOf = ({ shell, ...own }: PageToRender) => `${hashOf(own)}.${hashOfShell(shell)}`;

/** Languages whose pages are shown with something else around them than now; any page of one tells it of all. */
export function whichStandElsewhere(
  pages: readonly LivePage[],
  current: CurrentRows,
  shells: Shells,
) {
  return new Set(
    languageCodes.filter((code) => {
      const shown = pages.find((page) => page.language === code && current.has(addressOf(page)));
      const source = shown && current.get(addressOf(shown))?.source;
      return source !== undefined && !source.endsWith(`.${hashOfShell(shells[code])}`);
    }),
  );
}
