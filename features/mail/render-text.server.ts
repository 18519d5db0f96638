import { type MailBlock, type MailContent, sender } from "./mail-content.server.ts";

/** The plain-text part. What a visitor wrote stays exactly as it was written. */
export function renderText({ title, blocks, why, link }: MailContent): string {
  const footer = [why, ...(link ? [`${link.label}: ${link.url}`] : []), "", ...sender];
  return `${[title, ...blocks.map(blockText), ["-- ", ...footer].join("\n")].join("\n\n")}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.type) {
    case "text":
      return block.text;
    case "facts":
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join("\n");
    case "message":
      return `${block.label}:\n\n${block.text}`;
    case "button":
      return `${block.label}:\n${block.url}`;
  }
}
