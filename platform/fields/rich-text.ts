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
  | { is: "code"; text: string };

export type RichText = readonly Block[];
