import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { readLink } from "#platform/fields/read-link.ts";
import { uploadedPicture } from "#platform/fields/read-rich-text.ts";

const element = (...spec: [string, ...unknown[]]) => spec as unknown as DOMOutputSpec;

const nodes = {
  doc: { content: "block+" },
  paragraph: {
    content: "inline*",
    group: "block",
    parseDOM: [{ tag: "p" }],
    toDOM: () => element("p", 0),
  },
  /** The one level that a text has; what stands above it is the section's. */
  heading: {
    content: "text*",
    group: "block",
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}` })),
    toDOM: () => element("h3", 0),
  },
  blockquote: {
    content: "block+",
    group: "block",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => element("blockquote", 0),
  },
  bullet_list: {
    content: "list_item+",
    group: "block",
    parseDOM: [{ tag: "ul" }],
    toDOM: () => element("ul", 0),
  },
  ordered_list: {
    content: "list_item+",
    group: "block",
    attrs: { from: { default: 1, validate: "number" } },
    parseDOM: [
      { tag: "ol", getAttrs: (list) => ({ from: Math.max(1, (list as HTMLOListElement).start) }) },
    ],
    toDOM: ({ attrs: { from } }) => element("ol", from === 1 ? {} : { start: String(from) }, 0),
  },
  list_item: {
    content: "block+",
    defining: true,
    parseDOM: [{ tag: "li" }],
    toDOM: () => element("li", 0),
  },
  code_block: {
    content: "text*",
    marks: "",
    group: "block",
    code: true,
    defining: true,
    parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
    toDOM: () => element("pre", ["code", 0]),
  },
  /** Its first row heads the columns. What `prosemirror-tables` asks for stands in `tableRole` and the three attributes. */
  table: {
    content: "table_row+",
    group: "block",
    tableRole: "table",
    isolating: true,
    parseDOM: [{ tag: "table" }],
    toDOM: () => element("div", { class: "editor-table" }, ["table", ["tbody", 0]]),
  },
  table_row: {
    content: "table_cell+",
    tableRole: "row",
    parseDOM: [{ tag: "tr" }],
    toDOM: () => element("tr", 0),
  },
  table_cell: {
    content: "paragraph",
    attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
    tableRole: "cell",
    isolating: true,
    parseDOM: [{ tag: "td" }, { tag: "th" }],
    toDOM: () => element("td", 0),
  },
  /** An uploaded picture by its name, `picture:…`; it says itself what it shows. */
  picture: {
    group: "block",
    atom: true,
    attrs: { picture: { validate: "string" }, alt: { default: "", validate: "string" } },
    parseDOM: [
      {
        tag: "figure[data-picture]",
        getAttrs: ({ dataset: { picture = "", alt = "" } }) =>
          uploadedPicture.test(picture) && { picture, alt },
      },
    ],
    toDOM: ({ attrs: { picture, alt } }) =>
      element("figure", { "data-picture": picture, "data-alt": alt }),
  },
  hard_break: {
    inline: true,
    group: "inline",
    selectable: false,
    parseDOM: [{ tag: "br" }],
    toDOM: () => element("br"),
  },
  text: { group: "inline" },
} satisfies Record<string, NodeSpec>;

const weight = /^(bold(er)?|[6-9]\d{2})$/;

const marks = {
  link: {
    attrs: { to: { validate: "string" } },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        // What is no link of ours is left as its words.
        getAttrs: (link) => {
          const to = link.getAttribute("data-to") ?? link.getAttribute("href") ?? "";
          return typeof readLink(to) === "string" ? false : { to };
        },
      },
    ],
    // Without an address of its own: a click in the text is for writing.
    toDOM: ({ attrs: { to } }) => element("a", { "data-to": to, href: "#", title: to }, 0),
  },
  strong: {
    parseDOM: [
      { tag: "strong" },
      // Google's documents put all of a text into one that is none.
      { tag: "b", getAttrs: (bold) => bold.style.fontWeight !== "normal" && null },
      { style: "font-weight", getAttrs: (value) => weight.test(value) && null },
    ],
    toDOM: () => element("strong", 0),
  },
  em: {
    parseDOM: [{ tag: "em" }, { tag: "i" }, { style: "font-style=italic" }],
    toDOM: () => element("em", 0),
  },
  code: {
    code: true,
    parseDOM: [{ tag: "code" }],
    toDOM: () => element("code", 0),
  },
} satisfies Record<string, MarkSpec>;

/** What a text holds while it is written: the same as `platform/fields/rich-text.ts`. */
export const schema = new Schema({ nodes, marks });
