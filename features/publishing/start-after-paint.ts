import { holdSheet, muteSheet } from "./hold-sheet.ts";
import type { PageText } from "./page-text.ts";

/** The one script of React Router that loads the page's modules (`<Scripts>` of react-router 8.4). */
const startScript = /(<script type="module" async="">)(import [\s\S]*?)(<\/script>)/;

/** What a browser would load at once, ahead of the first paint: the modules, and the words for them. */
const earlyLink = /<link rel="(modulepreload|preload)"(?: (as="fetch")|(?= href="[^"]*\.js"))/g;

/** The files that every page needs, in the order in which they stand on each other. */
const files = [
  /<link rel="modulepreload" href="(\/assets\/vendor-[\w-]{8}\.js)"/,
  /<link rel="modulepreload" href="(\/assets\/site-[\w-]{8}\.js)"/,
];

/** What a link says in place of its `rel` until the first paint; then it means what it would have meant. */
export const laterRel = (rel: string) => `rel="" data-later="${rel}"`;

/** A browser begins with each file as its link gets a meaning: sixteen at a stretch keep a phone's processor for 50 to 190 ms. */
const askInTurns = `const links = [...document.querySelectorAll("link[data-later]")];
void (async () => {
  for (const [index, link] of links.entries()) {
    if (link.dataset.as) link.as = link.dataset.as;
    link.rel = link.dataset.later;
    if (index % 3 === 2) await turn();
  }
})();
`;

/**
 * The entry may come as a part of another chunk, before the page's modules are named: it waits for `pageModules`.
 * Opened in the background, a page is not painted, and need not wait for it; and no page waits for ever.
 */
const afterPaint = `let go;
const turn = () => new Promise((next) => { setTimeout(next); });
window.pageModules = new Promise((resolve) => { go = resolve; });
await new Promise((paint) => {
  if (document.hidden) return paint();
  setTimeout(paint, 2000);
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) paint();
  });
  observer.observe({ type: "paint", buffered: true });
});
${muteSheet}${askInTurns}${holdSheet}`;

/**
 * Has a built page load its scripts once it has been painted, so that on no line they hold up what a visitor came
 * to read (docs/decisions/009-scripts-after-the-first-paint.md). What must work until then works without them.
 * @throws when React Router's script has another shape than the one that we know.
 */
export function startAfterPaint({ head, body }: PageText): PageText {
  const script = startScript.exec(body);
  if (!script) throw new Error("The page has no script that starts it.");
  const [whole, open, code = "", close] = script;
  const start = [open, afterPaint, oneATurn(head), withDynamicImports(code), "\ngo();", close];
  return {
    // Only what is preloaded may say as what.
    head: head.replace(earlyLink, (_, rel: string, as?: string) =>
      as ? `<link ${laterRel(rel)} data-${as}` : `<link ${laterRel(rel)}`,
    ),
    body: [body.slice(0, script.index), ...start, body.slice(script.index + whole.length)].join(""),
  };
}

/**
 * An import evaluates all that a module stands on, at one stretch. The largest files are therefore evaluated one by one
 * before, with a turn for the browser after each, in which a tap is answered.
 */
function oneATurn(head: string): string {
  return files
    .flatMap((file) => file.exec(head)?.[1] ?? [])
    .map((address) => `await import(${JSON.stringify(address)});\nawait turn();\n`)
    .join("");
}

/** The modules are all on their way by then: asking for one after the other costs nothing. */
function withDynamicImports(code: string): string {
  const dynamic = code
    .replace(/^import ("[^"]+");$/gm, "await import($1);")
    .replace(/^import \* as (\w+) from ("[^"]+");$/gm, "const $1 = await import($2);");
  const left = /^import [^(].*$/m.exec(dynamic);
  if (left) throw new Error(`Not a form of import that we know: ${left[0]}`);
  return dynamic;
}
