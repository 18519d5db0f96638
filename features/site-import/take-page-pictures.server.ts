import { picturesNamedIn } from "#platform/fields/read-rich-text.ts";
import { writeRichText } from "#platform/fields/write-rich-text.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { count, type FoundPage, type FoundPicture, NoExport } from "./found-page.ts";
import { type HtmlNode, picturesIn, readHtml, type ShownPicture } from "./read-html.server.ts";
import type { PictureTaker } from "./take-pictures.server.ts";

/** What a page shows of pictures that were taken. */
export interface PagePictures {
  /** How the field `drawing` names the one beside the title; of a page undefined. */
  drawing: unknown;
  /** How a text names the one that it shows; undefined: it was not taken. */
  inText(picture: FoundPicture): string | undefined;
}

/**
 * Takes all pictures of a page. A post shows beside its title the one that stood there, else the first one of its text.
 * `notes` says which could not be taken and where they stood.
 */
export async function takePagePictures(
  { page, language }: { page: FoundPage; language: LanguageCode },
  taker: PictureTaker | undefined,
  notes: Map<string, number>,
): Promise<PagePictures> {
  const ids = new Map<string, string>();
  const take = async (picture: FoundPicture & { below?: string }) => {
    if (!taker) return notePicture(notes, picture);
    const taken = await taker.take(picture, page, language);
    if ("problem" in taken) return notePicture(notes, picture, taken.problem);
    if (!taken.isSaid) notePicture(notes, picture, "is taken; say what it shows before publishing");
    ids.set(picture.address, taken.id);
  };
  const [isPost, { featured }, all] = [page.kind === "post", page, picturesOf(page)];
  if (featured && isPost) await take(featured);
  if (featured && !isPost) notePicture(notes, featured, "stood beside the title");
  for (const picture of all) await take(picture);
  const [first] = ids.values();
  return {
    drawing: isPost && first !== undefined ? `picture:${first}` : undefined,
    inText({ address, alt }) {
      const id = ids.get(address);
      if (id === undefined) return undefined;
      const isOther = alt !== "" && alt !== taker?.wordsOf(id, language);
      const block = { is: "picture", picture: `picture:${id}`, ...(isOther && { alt }) } as const;
      return writeRichText([block]).markdown.trim();
    },
  };
}

/** Says which pictures of a page are taken and stand nowhere: in a list that is nested too deeply, say. */
export function noteLost(
  notes: Map<string, number>,
  page: FoundPage,
  { inText }: PagePictures,
  shown: readonly string[],
): void {
  for (const picture of picturesOf(page)) {
    const [id] = picturesNamedIn(inText(picture) ?? "");
    if (id !== undefined && !shown.includes(id))
      notePicture(notes, picture, "is taken, and cannot stand where it stood");
  }
}

/** Names a picture by where it stood. */
function notePicture(
  notes: Map<string, number>,
  { address, below = "" }: FoundPicture & { below?: string },
  what = "",
): void {
  const place = below && `, below “${below.slice(0, 80)}”`;
  const name = address.replace(/\p{C}/gu, "").slice(0, 200);
  count(notes, `picture ${name}${place}${what && `: ${what}`}`);
}

/** None where it is made to hurt: whoever reads it for its words says so. */
function picturesOf({ html }: FoundPage): ShownPicture[] {
  let nodes: HtmlNode[] = [];
  try {
    nodes = readHtml(html);
  } catch (error) {
    if (!(error instanceof NoExport)) throw error;
  }
  return picturesIn(nodes);
}
