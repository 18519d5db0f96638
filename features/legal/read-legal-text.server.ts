import { marked } from "marked";
import { keepTogether } from "./keep-together.server.ts";

interface LegalSection {
  /** The anchor, the same in every language: a link keeps its place when the language changes. */
  id: string;
  /** HTML, as is that of the text: words that belong together stay in one line. */
  heading: string;
  html: string;
}

export interface LegalText {
  /** Day of the last change, `2026-11-20`. */
  updated: string;
  heading: string;
  introduction: string;
  sections: LegalSection[];
}

const form =
  /^---\nupdated: (?<updated>\d{4}-\d\d-\d\d)\n---\s+# (?<heading>.+)\n(?<body>[\s\S]*)$/;
const sectionForm = /^(?<heading>.+?) \{#(?<id>[a-z][a-z-]*)\}\n(?<body>[\s\S]*)$/;

/**
 * Reads a legal text: the day of its last change, one `# Heading`, an introduction, and sections
 * that each begin with `## Heading {#anchor}`. The HTML may go into a page as it is: the text is our own.
 * @throws when the text has another form; the message says what is missing
 */
export function readLegalText(text: string): LegalText {
  const { updated, heading, body } = form.exec(text)?.groups ?? {};
  if (!updated || !heading || body === undefined) {
    throw new Error('it must begin with "---", "updated: year-month-day", "---", "# Heading"');
  }
  const [introduction = "", ...sections] = body.split(/^## /m);
  return {
    updated,
    heading: toInlineHtml(heading),
    introduction: toHtml(introduction),
    sections: sections.map(readSection),
  };
}

function readSection(text: string): LegalSection {
  const { heading, id, body = "" } = sectionForm.exec(text)?.groups ?? {};
  if (!heading || !id) throw new Error(`"## ${text.split("\n")[0]}" needs an anchor: {#name}`);
  return { heading: toInlineHtml(heading), id, html: toHtml(body) };
}

const toHtml = (markdown: string) => keepTogether(marked.parse(markdown, { async: false }).trim());

const toInlineHtml = (markdown: string) =>
  keepTogether(marked.parseInline(markdown, { async: false }));
