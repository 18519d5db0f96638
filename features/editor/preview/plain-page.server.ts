interface Around {
  /** Of the page itself, on the site: it may not be there yet, or say something else. */
  address: string;
  theme: "light" | "dark";
  /** HTML that stands above it. */
  bar: string;
}

/**
 * A page that we rendered as a document that is looked at: nothing in it runs, and nothing opens another window. Links
 * to the page itself stay on it. Read by its tags, since React writes them all in one way.
 */
export function plainPage(html: string, { address, theme, bar }: Around): string {
  const [first = "", ...scripts] = html.split("<script");
  const still = first + scripts.map((script) => after(script, "</script>")).join("");
  const [before = "", ...tags] = still.split("<");
  return before + tags.map(shown).join("");

  /** @param tag from behind its bracket to the next one */
  function shown(tag: string): string {
    if (tag.startsWith("html ")) return `<${tag.replace('"light"', `"${theme}"`)}`;
    // What only a script would use.
    if (tag.startsWith("link ") && isForScripts(tag)) return after(tag, ">");
    if (tag.startsWith("a ")) return `<${stays(tag)}`;
    if (tag.startsWith("body>") || tag.startsWith("body "))
      return `<${tag.replace(">", `>${bar}`)}`;
    return `<${tag}`;
  }

  function stays(link: string): string {
    return link
      .replace(' target="_blank"', "")
      .replace(`href="${address}"`, 'href=""')
      .replace(`href="${address}#`, 'href="#');
  }
}

const isForScripts = (link: string) =>
  link.includes("data-later=") && !link.includes('data-later="stylesheet"');

const after = (text: string, end: string) => text.slice(text.indexOf(end) + end.length);
