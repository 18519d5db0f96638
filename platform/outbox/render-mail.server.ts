import {
  type MailBlock,
  type MailContent,
  type MailLink,
  senderIn,
} from "./mail-content.server.ts";
import { renderHtml } from "./render-html.server.ts";

/** Both parts of a mail from one content, so that neither says what the other does not. */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: renderText(content), html: renderHtml(content) };
}

/** The plain-text part. What a visitor wrote stays exactly as it was written. */
function renderText({ language, title, blocks, why, link }: MailContent): string {
  const footer = [why, ...(link ? [linkText(link)] : []), "", ...senderIn(language)];
  return `${[title, ...blocks.map(blockText), ["-- ", ...footer].join("\n")].join("\n\n")}\n`;
}

/** A label that only shortens its address has nothing to add to it. */
function linkText({ label, url }: MailLink): string {
  return url.includes(label) ? url : `${label}: ${url}`;
}

function blockText(block: MailBlock): string {
  switch (block.type) {
    case "text":
    case "letter":
      return block.text;
    case "heading":
      return block.text;
    case "list":
      return block.items.map((item) => `- ${item}`).join("\n");
    case "facts":
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join("\n");
    case "message":
      return `${block.label}:\n\n${block.text}`;
    case "button":
      return `${block.label}:\n${block.url}`;
  }
}
