/** An address within the parentheses of a link. */
export const inMarkdown = (to: string) => to.replaceAll("(", "%28").replaceAll(")", "%29");

/** A text between two marks, which stand at its words and not at the blanks around them. */
export function around(text: string, before: string, after = before): string {
  const words = text.trim();
  if (words === "") return text;
  const [start, end] = [text.length - text.trimStart().length, text.trimEnd().length];
  return text.slice(0, start) + before + words + after + text.slice(end);
}

/** A text as code, between as many ticks as it needs. */
export function codeSpan(text: string): string {
  if (text === "") return "";
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = "`".repeat(longest + 1);
  return longest > 0 ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`;
}

/** Signs that would be Markdown are letters. */
export const escaped = (text: string) =>
  text
    .replace(/[\\`*[\]<~]/g, "\\$&")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
    .replace(/&(?=#?\w{1,32};)/g, "\\&");

/** An address in words is a link by itself, unless it is kept from being one. */
export const withoutLinks = (text: string) => text.replace(/[:@]|(?<=www)\./gi, "\\$&");

/** At the beginning of a line more signs mean something. */
export const atStart = (text: string) =>
  text.replace(/^[#>+=-]/, "\\$&").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
