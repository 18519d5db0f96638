import partFiles from "virtual:part-files";
import type { PageDocument } from "#features/pages/page-document.ts";
import { fileOfPart } from "#features/pages/page-parts.ts";
import { openingPartNamesOf, partNamesOf } from "#features/pages/part-names.ts";
import type { PageText } from "#features/publishing/page-text.ts";

/**
 * The part of an entry's head that says which code opens it: its names for whoever starts the page (entry.client.tsx),
 * its scripts, the style sheets of all that stands on the page, and where the code of each part is (ui/part).
 * @param text of the page, which names some of them already
 */
export function partsHead(page: PageDocument, { head, body }: PageText): string {
  const opening = openingPartNamesOf(page);
  const parts = partNamesOf(page).map((name) => ({ name, ...filesOf(fileOfPart(name)) }));
  const added = (addresses: string[], tag: (address: string) => string) =>
    [...new Set(addresses)]
      .filter((address) => ![head, body].some((html) => html.includes(`"${address}`)))
      .map(tag);
  return [
    `<meta name="parts" content="${opening.join(" ")}"/>`,
    `<meta name="part-files" content="${parts.flatMap(({ name, own }) => (own ? `${name}=${own}` : [])).join(" ")}"/>`,
    ...added(
      parts.flatMap(({ styles }) => styles),
      (address) => `<link rel="stylesheet" href="${address}"/>`,
    ),
    ...added(
      parts.flatMap(({ name, scripts }) => (opening.includes(name) ? scripts : [])),
      (address) => `<link rel="modulepreload" href="${address}"/>`,
    ),
  ].join("");
}

/** @throws where a part was written in a form that the build does not know (scripts/vite/part-files.ts) */
function filesOf(module: string | undefined): NonNullable<(typeof partFiles)[string]> {
  if (import.meta.env.DEV) return { scripts: [], styles: [] };
  const files = module === undefined ? undefined : partFiles[module];
  if (!files) throw new Error(`No files are known for the part of a page: ${module}`);
  return files;
}
