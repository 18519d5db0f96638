import { Tokenizer, type Tokens } from "marked";
import { mostColumns, mostRows } from "./rich-text.ts";

/** Lists in lists, quotations in quotations. */
export const deepest = 4;

/** A text holds what a text cannot; the message says what. */
export class Refused extends Error {}

export const tooDeep = `is nested deeper than ${deepest} times`;

/**
 * Letters that may be looked at to find where emphasis ends: for each sign the reader may go through the whole
 * paragraph. Forty paragraphs of 500 letters with 20 signs each come to a fifth of it, one of 10,000 letters with 200
 * signs to all of it.
 */
const patience = 2_000_000;

/**
 * Gives a hostile text up where the time that marked takes for it grows with the square of its length. One for each
 * text.
 * @throws Refused from each method
 */
export class ModestTokenizer extends Tokenizer {
  #looked = 0;
  #open = 0;

  override emStrong(text: string, masked: string, before?: string) {
    if (text.startsWith("*") || text.startsWith("_")) this.#look(masked);
    return super.emStrong(text, masked, before);
  }

  override del(text: string, masked: string, before?: string) {
    if (text.startsWith("~")) this.#look(masked);
    return super.del(text, masked, before);
  }

  override blockquote(text: string): Tokens.Blockquote | undefined {
    return this.#within(() => super.blockquote(text));
  }

  override list(text: string): Tokens.List | undefined {
    return this.#within(() => super.list(text));
  }

  /** The line below a table's first tells how many cells each row is filled up to: it is looked at before any is. */
  override table(text: string): Tokens.Table | undefined {
    const [, under = ""] = text.split("\n", 2);
    const columns = under
      .trim()
      .replace(/^\||\|$/g, "")
      .split("|").length;
    if (columns > mostColumns && /^[ |:-]+$/.test(under))
      throw new Refused(`has a table of more than ${mostColumns} columns`);
    const table = super.table(text);
    if (table && table.rows.length >= mostRows)
      throw new Refused(`has a table of more than ${mostRows} rows`);
    return table;
  }

  #look(paragraph: string): void {
    this.#looked += paragraph.length;
    if (this.#looked > patience)
      throw new Refused("has too many signs of emphasis (*, _ or ~) in one paragraph");
  }

  /** What lies in more lists and quotations than are allowed is refused, whatever it is: it need not be read. */
  #within<Block>(read: () => Block): Block {
    if (this.#open > deepest) throw new Refused(tooDeep);
    this.#open += 1;
    try {
      return read();
    } finally {
      this.#open -= 1;
    }
  }
}
