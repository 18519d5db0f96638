/**
 * A part of the script that starts a page. The styles in the page are all that its own markup can need
 * (first-styles.server.ts), so the whole sheet, which makes the browser look at every element again, is fetched and
 * changes nothing until the page gets what it was not built with: an element of a new name or class, or a picture of a
 * new file. It then has its say before the next frame (docs/decisions/119-the-whole-sheet-waits-for-something-new.md).
 */
export const muteSheet = `const sheets = document.querySelectorAll("link[data-later=stylesheet]");
for (const sheet of sheets) sheet.media = "not all";
`;

/** After it, once the files are asked for: what the page was built with is looked at in several turns, and then watched. */
export const holdSheet = `const namesIn = (element) => [
  element.localName,
  element.getAttribute("class"),
  element.localName === "use" && element.getAttribute("href")?.replace(/#.*/, ""),
].join(" ");
const known = new Set();
const built = [...document.querySelectorAll("*")];
while (built.length > 0) {
  const some = new Set(built.splice(0, 250).map(namesIn));
  for (const name of [...some].join(" ").split(" ")) known.add(name);
  await turn();
}
const isNew = (element) => namesIn(element).split(" ").some((name) => !known.has(name));
const bringsNew = (node) =>
  node.nodeType === Node.ELEMENT_NODE && (isNew(node) || [...node.querySelectorAll("*")].some(isNew));
new MutationObserver((changes, observer) => {
  if (!changes.some(({ type, target, addedNodes }) =>
    type === "attributes" ? isNew(target) : [...addedNodes].some(bringsNew))) return;
  observer.disconnect();
  for (const sheet of sheets) sheet.media = "all";
}).observe(document.body, { childList: true, subtree: true, attributeFilter: ["class", "href"] });
`;
