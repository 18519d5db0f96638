import type { MailContent } from "./mail-content.server.ts";
import { renderHtml } from "./render-html.server.ts";
import { renderText } from "./render-text.server.ts";

/** Both parts of a mail from one content, so that neither says what the other does not. */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: renderText(content), html: renderHtml(content) };
}
