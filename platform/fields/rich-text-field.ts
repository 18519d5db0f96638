import * as v from "valibot";
import type { Photo } from "#ui/pictures/photo.ts";
import type { Leaf, ShowContext } from "./field.ts";
import { keepUnits } from "./keep-units.ts";
import { addressOf } from "./link-field.ts";
import {
  linksOfRichText,
  picturesOfRichText,
  readRichText,
  uploadedPicture,
  wordsOfRichText,
} from "./read-rich-text.ts";
import { isRequired } from "./required.ts";
import { type Block, type Inline, mapBlock, type RichText } from "./rich-text.ts";
import { type SaidOfText, storable } from "./text-fields.ts";

/** Paragraphs with headings, lists, links; stored as Markdown, of which `read-rich-text.ts` says what is allowed. */
export function richText<R extends boolean = true>(
  said: SaidOfText<R> = {},
): Leaf<string, RichText, NoInfer<R>> {
  const { most = 20_000, translated = true } = said;
  const schema = v.pipe(
    storable(most),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.issues) return;
      const read = readRichText(dataset.value);
      if (typeof read === "string") addIssue({ message: read });
    }),
  );
  return {
    ...{ kind: "rich-text", required: isRequired(said), translated, schema },
    show: (value, context) => withAddresses(read(value), context),
    wordsOf: (value) => wordsOfRichText(read(value)),
    linksOf: (value) => linksOfRichText(read(value)),
    photosIn: (value) => picturesOfRichText(read(value)),
  };
}

/** What is stored was read before it was stored. */
function read(markdown: string): RichText {
  const text = readRichText(markdown);
  if (typeof text === "string") throw new Error(`a stored text ${text}`);
  return text;
}

/** Numbers keep their units; links get their addresses; one to an entry that is not live is left as its words. */
function withAddresses(text: RichText, context: ShowContext): RichText {
  const { photoOf } = context;
  const inline = (part: Inline): Inline[] => {
    if (typeof part === "string") return [keepUnits(part)];
    if (!("inside" in part)) return [part];
    const inside = part.inside.flatMap(inline);
    if (part.is !== "link") return [{ ...part, inside }];
    const to = addressOf(part.to, context);
    return to === undefined ? inside : [{ ...part, to, inside }];
  };
  return text.flatMap((block): Block | Block[] => {
    if (block.is === "picture") {
      const [, id = ""] = uploadedPicture.exec(String(block.picture)) ?? [];
      // What is gone is left out; the gate has said so.
      const picture = photoOf ? photoOf(id) : ({ photo: id } as Photo);
      return picture ? { ...block, picture } : [];
    }
    const shown = mapBlock(block, {
      text: (inside) => withAddresses(inside, context),
      line: (inside) => inside.flatMap(inline),
    });
    return shown.is === "table" ? { ...shown, name: headsOf(shown) } : shown;
  });
}

/** Names the frame in which keys move a wide table. Worked out here, so that no page brings code for it. */
const headsOf = (table: Extract<Block, { is: "table" }>): string =>
  wordsOfRichText([{ ...table, rows: table.rows.slice(0, 1) }]);
