interface Around {
  /** Of the page itself, on the site: it may not be there yet, or say something else. */
  address: string;
  theme: "light" | "dark";
  /** HTML that stands above it. */
  bar: string;
}

/** What only a script would use: itself, and what is asked for in time for it. */
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bdata-later="(?!stylesheet)[^>]*>/g;

/** A link as far as where it leads begins, and the page there without its anchor. */
const links = /(<a\b[^>]*? href=")([^"#]*)/g;

/** A rendered page as a document that is looked at: nothing in it runs, and nothing opens another window. */
export function plainPage(html: string, { address, theme, bar }: Around): string {
  return html
    .replace(scripts, "")
    .replace('data-bs-theme="light"', `data-bs-theme="${theme}"`)
    .replaceAll(' target="_blank"', "")
    .replace(links, (whole, before: string, to: string) => (to === address ? before : whole))
    .replace(/<body\b[^>]*>/, (body) => `${body}${bar}`);
}
