/** Names of short codes that have neither attributes nor an end; others are known by these. */
const known =
  /^(?:gallery|caption|wp_caption|embed|audio|video|playlist|toc|contact-form|contact-form-7|gravityform|wpforms|ninja_form|(?:vc|et_pb|fusion|av|su|elementor)[_-][\w-]+)$/;

const form = /\[(\/?)([a-zA-Z][\w-]{0,60})(\s[^[\]]*)?\]/g;

/** Takes the short codes of WordPress out of a text, and leaves what stands between two of them; code stays as it is. */
export function withoutShortcodes(html: string): { text: string; names: string[] } {
  const names: string[] = [];
  const ended = new Set([...html.matchAll(form)].flatMap(([, end, name]) => (end ? [name] : [])));
  const isCode = (name: string, attributes: string) =>
    known.test(name) || ended.has(name) || attributes.includes("=");
  const text = outsideCode(html, (part) =>
    part.replace(form, (all, end, name, attributes = "") => {
      if (!isCode(name, attributes)) return all;
      if (!end) names.push(name);
      return "";
    }),
  );
  return { text, names };
}

/** Takes the short codes of Hugo (`{{< name >}}`) and the tags of Jekyll (`{% name %}`) out of a text. */
export function withoutTags(markdown: string): { text: string; names: string[] } {
  const names: string[] = [];
  const text = markdown.replace(
    /\{\{[<%]([^{}\n]*)\}\}|\{%([^{}\n]*)%\}/g,
    (_, ofHugo, ofJekyll) => {
      const [name = ""] = /[\w-]{1,60}/.exec((ofHugo ?? ofJekyll).replace(/^-/, "")) ?? [];
      if (!name.startsWith("end")) names.push(name);
      return "";
    },
  );
  return { text, names };
}

/** Changes what does not stand in `<pre>`. */
function outsideCode(html: string, change: (part: string) => string): string {
  const [first = "", ...rest] = html.split("<pre");
  return (
    change(first) +
    rest
      .map((part) => {
        const end = part.indexOf("</pre>");
        return `<pre${end < 0 ? part : part.slice(0, end) + change(part.slice(end))}`;
      })
      .join("")
  );
}
