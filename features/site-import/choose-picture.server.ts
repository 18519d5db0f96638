import type { LanguageCode } from "#platform/language/languages.ts";
import { count, type FoundPage, type FoundPicture, NoExport } from "./found-page.ts";
import { type HtmlNode, picturesIn, readHtml } from "./read-html.server.ts";
import type { PictureTaker } from "./take-pictures.server.ts";

/**
 * A post shows the picture that stood beside its title, else the first one of its text that can be taken. `notes` says
 * where all others stood.
 * @returns how the field `drawing` names it
 */
export async function choosePicture(
  { page, language }: { page: FoundPage; language: LanguageCode },
  taker: PictureTaker | undefined,
  notes: Map<string, number>,
): Promise<string | undefined> {
  const note = ({ address, below = "" }: FoundPicture & { below?: string }, what = "") => {
    const place = below && `, below “${below.slice(0, 80)}”`;
    const name = address.replace(/\p{C}/gu, "").slice(0, 200);
    count(notes, `picture ${name}${place}${what && `: ${what}`}`);
  };
  const inText = picturesIn(nodesOf(page));
  const all = page.featured ? [page.featured, ...inText] : inText;
  if (!taker || page.kind !== "post") {
    for (const picture of all) note(picture);
    return undefined;
  }
  let found: { id: string; name: string } | undefined;
  for (const picture of all) {
    const name = taker.nameOf(picture, page);
    if (found?.name === name) continue;
    if (found) {
      note(picture, "stood in the text; choose it in the editor");
      continue;
    }
    const taken = await taker.take(picture, page, language);
    if ("problem" in taken) note(picture, taken.problem);
    else {
      found = { id: taken.id, name };
      if (!taken.isSaid) note(picture, "is taken; say what it shows before publishing");
    }
  }
  return found && `picture:${found.id}`;
}

/** Nothing where it is made to hurt: whoever reads it for its words says so. */
function nodesOf({ html }: FoundPage): HtmlNode[] {
  try {
    return readHtml(html);
  } catch (error) {
    if (!(error instanceof NoExport)) throw error;
    return [];
  }
}
