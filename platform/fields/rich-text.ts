import type { Photo } from "#ui/pictures/photo.ts";

/** Text in a line, as a page gets it: no HTML, so nothing in it can become any. */
export type Inline =
  | string
  | { is: "strong" | "em"; inside: readonly Inline[] }
  /** No line ends within; nobody writes it, it is put in where a text is shown. */
  | { is: "whole"; inside: readonly Inline[] }
  | { is: "code"; text: string }
  /** `to`: an address of another host, or one of ours without its language. */
  | { is: "link"; to: string; inside: readonly Inline[] }
  | { is: "break" };

export type Block =
  | { is: "p" | "h3"; inside: readonly Inline[] }
  | { is: "quote"; blocks: RichText }
  | { is: "list"; from?: number; items: readonly RichText[] }
  | { is: "code"; text: string }
  /** `picture`: `picture:` and an id as it is written, what a page needs of it as it is shown. `alt`: other words than its own. */
  | { is: "picture"; picture: string | Photo; alt?: string };

export type RichText = readonly Block[];
