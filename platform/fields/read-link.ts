/** Where a link leads. `entry` is another entry by its name, `address` a fixed page, `anchor` a section of the page. */
export interface Link {
  kind: "web" | "mail" | "phone" | "entry" | "address" | "anchor";
  /** The name of the entry, or what stands in the link. */
  target: string;
  /** Of an entry or an address: `#…` behind it, or nothing. */
  anchor: string;
}

const forms: [Link["kind"], RegExp][] = [
  ["entry", /^page:([a-z0-9-]+)(#[a-z0-9-]+)?$/],
  ["anchor", /^(#[a-z0-9-]+)$/],
  ["address", /^(\/(?:[\w-]+(?:\/[\w-]+)*)?)(#[a-z0-9-]+)?$/],
  ["mail", /^(mailto:[^\s:/?#@]+@[^\s:/?#@]+)$/i],
  ["mail", /^(mailto:)$/],
  ["phone", /^(tel:\+?[\d().-]+)$/i],
];

const allowed = "https://…, mailto:…, tel:…, /address, page:entry or #section";

/** Reads a link that somebody wrote; a text says what is wrong with it. */
export function readLink(written: string): Link | string {
  for (const [kind, form] of forms) {
    const [, target = "", anchor = ""] = form.exec(written) ?? [];
    if (target !== "") return { kind, target, anchor };
  }
  if (/^https?:\/\//i.test(written) && isWebAddress(written))
    return { kind: "web", target: written, anchor: "" };
  const shown = written.length > 60 ? `${written.slice(0, 60)}…` : written;
  const scheme = /^[\s\p{Cc}]*([a-z][a-z0-9+.\s\p{Cc}-]{0,40}:)/iu.exec(written)?.[1];
  const name = scheme?.replace(/[\s\p{Cc}]/gu, "").toLowerCase();
  return name && !["http:", "https:", "mailto:", "tel:", "page:"].includes(name)
    ? `${name} links are refused (${JSON.stringify(shown)}): a link is ${allowed}`
    : `${JSON.stringify(shown)} is no link: expected ${allowed}`;
}

function isWebAddress(written: string): boolean {
  // A name before the host would hide where a link leads: https://bank.example@evil.example
  const url = URL.parse(written);
  return url !== null && url.username === "" && !/[\s\p{Cc}"<>\\]/u.test(written);
}
