import partFiles from "virtual:part-files";
import type { PageDocument } from "#features/pages/page-document.ts";
import { filesOfParts, type PartNames, partNamesOf } from "#features/pages/page-parts.ts";

/**
 * The part of an entry's head that says which code draws it: its names for whoever starts the page (entry.client.tsx),
 * its scripts, and its style sheets. Of what comes to life later the style sheets alone: it is seen from the start.
 * @param html of the page, which links to some of them already
 */
export function partsHead(page: PageDocument, html: string): string {
  const atOnce = partNamesOf(page, { all: false });
  const filesOfAll = (names: PartNames) => filesOfParts(names).map(filesOf);
  const added = (addresses: string[], tag: (address: string) => string) =>
    [...new Set(addresses)].filter((address) => !html.includes(`"${address}`)).map(tag);
  return [
    `<meta name="parts" content="${atOnce.join(" ")}"/>`,
    ...added(
      filesOfAll(partNamesOf(page, { all: true })).flatMap(({ styles }) => styles),
      (address) => `<link rel="stylesheet" href="${address}"/>`,
    ),
    ...added(
      filesOfAll(atOnce).flatMap(({ scripts }) => scripts),
      (address) => `<link rel="modulepreload" href="${address}"/>`,
    ),
  ].join("");
}

/** @throws where a part was written in a form that the build does not know (scripts/vite/part-files.ts) */
function filesOf(module: string | undefined) {
  if (import.meta.env.DEV) return { scripts: [], styles: [] };
  const files = module === undefined ? undefined : partFiles[module];
  if (!files) throw new Error(`No files are known for the part of a page: ${module}`);
  return files;
}
