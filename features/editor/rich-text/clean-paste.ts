import { cleanTable } from "./clean-table.ts";

/** `lost`: how many of what a text cannot hold there were. */
export interface Pasted {
  html: string;
  lost: { tables: number; pictures: number; strikes: number };
}

/**
 * What comes from Word, Google's documents and web pages, as a text can take it: lists that Word draws become lists,
 * weight and slant become elements. All else that is not words goes by itself, since
 * the schema knows nothing of it.
 */
export function cleanPaste(html: string): Pasted {
  // A style would be read, and refused aloud, by the policy of the page.
  const quiet = html
    .replace(/<(\/?)style\b/gi, "<$1no-style")
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle(?=\s?=)/gi, " data-style"));
  const { body } = new DOMParser().parseFromString(quiet, "text/html");
  for (const gone of body.querySelectorAll("no-style, script, title, xml, hr, template"))
    gone.remove();
  for (const shown of body.querySelectorAll<HTMLElement>("[data-style]")) readStyle(shown);
  const count = (selector: string) => body.querySelectorAll(selector).length;
  const [pictures, strikes] = [count("img"), count("s, del, strike")];
  let tables = 0;
  for (const table of body.querySelectorAll("table"))
    if (body.contains(table) && !cleanTable(table)) tables += 1;
  for (const sup of body.querySelectorAll("sup")) toSuperscript(sup);
  for (const link of body.querySelectorAll("a[href]")) toItsEnd(link);
  for (const item of body.querySelectorAll("p[data-word-list]")) toListItem(item);
  return { html: body.innerHTML, lost: { tables, pictures, strikes } };
}

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** A figure set high would else stand as one more digit: 10² as 102. */
function toSuperscript(sup: Element): void {
  const digits = sup.textContent.trim();
  if (/^\d{1,3}$/.test(digits))
    sup.replaceWith(Array.from(digits, (digit) => superscripts[Number(digit)]).join(""));
}

/** Google's documents lead to their links by way of Google. */
function toItsEnd(link: Element): void {
  const url = URL.parse(link.getAttribute("href") ?? "");
  const isDetour = url?.pathname === "/url" && /^www\.google\.[a-z.]+$/.test(url.hostname);
  const end = isDetour && url.searchParams.get("q");
  if (end && /^https?:\/\//.test(end)) link.setAttribute("href", end);
}

function readStyle(element: HTMLElement): void {
  const style = element.dataset.style ?? "";
  element.removeAttribute("data-style");
  if (/mso-list\s*:\s*ignore|display\s*:\s*none|mso-hide\s*:\s*all/i.test(style)) {
    // What Word draws before an item says of which sort its list is.
    const isNumber = /^\s*[\da-z]+[.)]/i.test(element.textContent);
    if (isNumber) element.closest("p")?.setAttribute("data-word-list", "ol");
    element.remove();
    return;
  }
  if (/mso-list\s*:/i.test(style) && element.localName === "p") element.dataset.wordList = "ul";
  // `mso-bidi-font-weight` is of words from right to left alone.
  if (/(?<![\w-])font-weight\s*:\s*(bold|[6-9]\d\d)/i.test(style)) wrapInside(element, "strong");
  if (/(?<![\w-])font-style\s*:\s*italic/i.test(style)) wrapInside(element, "em");
  if (/(?<![\w-])font-weight\s*:\s*(normal|400)/i.test(style) && element.localName === "b")
    element.replaceWith(...element.childNodes);
}

function wrapInside(element: HTMLElement, name: "strong" | "em"): void {
  // Headings are heavy by themselves.
  if (/^h\d$/.test(element.localName)) return;
  const mark = element.ownerDocument.createElement(name);
  mark.append(...element.childNodes);
  element.append(mark);
}

/** Items that follow each other stand in one list. */
function toListItem(paragraph: Element): void {
  const document = paragraph.ownerDocument;
  const kind = paragraph.getAttribute("data-word-list") ?? "ul";
  const before = paragraph.previousElementSibling;
  const list = before?.localName === kind ? before : document.createElement(kind);
  if (list !== before) paragraph.before(list);
  const item = document.createElement("li");
  item.append(...paragraph.childNodes);
  list.append(item);
  paragraph.remove();
}
