import type { FeedElement } from "./feed-element-reader.server.ts";

/** Text as the feed gives it: HTML, or plain where Atom says so. */
export interface FeedText {
  value: string;
  plain: boolean;
}

/** What an element holds: its text, or its elements written as HTML. */
export function textOf({ attributes, children }: FeedElement): FeedText {
  const type = attributes.type?.trim().toLowerCase() ?? "";
  const simple = children.every((child) => typeof child === "string");
  if (!simple) return { value: markupOf(children), plain: false };
  const value = children.join("");
  // Atom 0.3 by its mode, Atom 1.0 by a type that is no text (RFC 4287, 4.1.3.3).
  const encoded = attributes.mode === "base64" || type === "application/octet-stream";
  if (encoded) return { value: Buffer.from(value, "base64").toString(), plain: false };
  return { value, plain: type === "text" || type === "text/plain" };
}

function markupOf(children: FeedElement["children"]): string {
  return children
    .map((child) => {
      // An ampersand stays: `&nbsp;` is no entity of XML and came through as it was written.
      if (typeof child === "string") return child.replaceAll("<", "&lt;");
      const name = child.name.slice(child.name.indexOf(":") + 1);
      const attributes = Object.entries(child.attributes).map(
        ([key, value]) => ` ${key}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
      );
      return `<${name}${attributes.join("")}>${markupOf(child.children)}</${name}>`;
    })
    .join("");
}
