import { makeSlug } from "#features/pages/slugs.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Piece } from "./write-markdown.server.ts";

/** As the fields of a text say (features/sections/text/section.ts). */
const most = { heading: 120, body: 20_000, sections: 200 };

interface TextSection {
  id: string;
  type: "text";
  heading?: Record<string, string>;
  body: Record<string, string>;
}

/** Texts below the page's largest headings; what comes below smaller ones keeps these inside. */
export function makeSections(pieces: readonly Piece[], language: LanguageCode): TextSection[] {
  const levels = pieces.flatMap((piece) => (piece.is === "heading" ? [piece.level] : []));
  const largest = Math.min(...levels);
  const found: { heading?: string; blocks: string[] }[] = [{ blocks: [] }];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (piece.is === "block") last?.blocks.push(...portions(piece.markdown));
    else if (piece.text.length > most.heading) last?.blocks.push(...portions(plain(piece.text)));
    else if (piece.level === largest || last?.heading === undefined)
      found.push({ heading: piece.text, blocks: [] });
    else last.blocks.push(`### ${plain(piece.text)}`);
  }
  const ids = new Set<string>();
  return withWords(found)
    .flatMap(({ heading, blocks }) =>
      inBodies(blocks).map((body, i) => ({ heading: i === 0 ? heading : undefined, body })),
    )
    .map(({ heading, body }) => ({
      id: freeId(heading ?? "", language, ids),
      type: "text",
      ...(heading !== undefined && { heading: { [language]: heading } }),
      body: { [language]: body },
    }));
}

/** A heading with nothing below it stands in the text before. */
function withWords(found: readonly { heading?: string; blocks: string[] }[]) {
  const filled: { heading?: string; blocks: string[] }[] = [];
  for (const { heading, blocks } of found) {
    if (blocks.length > 0) filled.push({ ...(heading !== undefined && { heading }), blocks });
    else if (heading !== undefined) {
      if (filled.length === 0) filled.push({ blocks: [] });
      filled.at(-1)?.blocks.push(`**${plain(heading)}**`);
    }
  }
  // More than a page may have go on in the last one.
  const rest = filled.splice(most.sections);
  for (const { heading, blocks } of rest)
    filled
      .at(-1)
      ?.blocks.push(...(heading === undefined ? [] : [`### ${plain(heading)}`]), ...blocks);
  return filled;
}

/** As few bodies as they fit into. */
function inBodies(blocks: readonly string[]): string[] {
  const bodies: string[] = [];
  for (const block of blocks) {
    const longer = bodies.length > 0 ? `${bodies.at(-1)}\n\n${block}` : block;
    if (bodies.length > 0 && longer.length <= most.body) bodies[bodies.length - 1] = longer;
    else bodies.push(block);
  }
  return bodies;
}

/** A block that is longer than a text may be comes in parts, as plain words. */
function portions(markdown: string): string[] {
  if (markdown.length <= most.body) return [markdown];
  const words = plain(markdown.replaceAll("\\", ""));
  const size = most.body / 2;
  return Array.from({ length: Math.ceil(words.length / size) }, (_, i) =>
    words.slice(i * size, (i + 1) * size).trim(),
  ).filter((part) => part !== "");
}

const plain = (text: string) =>
  text.replace(/\s+/g, " ").replace(/[\\`*_[\]<>~#|&:@.+=-]/g, "\\$&");

function freeId(heading: string, language: LanguageCode, taken: Set<string>): string {
  const slug = makeSlug(heading, language)
    .slice(0, 50)
    .replace(/^[0-9-]+/, "");
  const first = slug || "text";
  let id = first;
  for (let i = 2; taken.has(id); i += 1) id = `${first}-${i}`;
  taken.add(id);
  return id;
}
