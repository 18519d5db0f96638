/**
 * A part of the script that starts a page. The styles in the page are all that its own markup can need
 * (first-styles.server.ts), so the whole sheet, which makes the browser look at every element again, is fetched and
 * changes nothing until the page gets what it was not built with: an element of a new name or class, or a picture of a
 * new file. It then has its say before the next frame (docs/decisions/119-the-whole-sheet-waits-for-something-new.md).
 */
export const holdSheet = `const sheets = document.querySelectorAll("link[data-later=stylesheet]");
for (const sheet of sheets) sheet.media = "not all";
const namesIn = (element) => [
  element.localName,
  element.getAttribute("class"),
  element.localName === "use" && element.getAttribute("href")?.replace(/#.*/, ""),
].join(" ");
const known = new Set(
  [...new Set(Array.from(document.querySelectorAll("*"), namesIn))].join(" ").split(" "),
);
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
