const references: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  // Written as it is, a browser reads a line feed instead.
  // https://html.spec.whatwg.org/multipage/parsing.html#preprocessing-the-input-stream
  "\r": "&#13;",
};

/** Text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\r]/g, (sign) => references[sign] ?? sign);
}
