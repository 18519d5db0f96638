/** Makes a text mean itself in Markdown, also inside a link: every sign that Markdown could read is escaped. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, "\\$&");
}
