/** Just below the 5 MB that a feed may have. */
const fullSize = 5 * 1024 * 1024 - 1024;
const filled = (start: string, piece: string, end: string) =>
  start + piece.repeat(Math.floor((fullSize - start.length - end.length) / piece.length)) + end;
const channel = (items: string) => `<rss><channel><title>x</title>${items}</channel></rss>`;

/** Feeds that are made to hurt a parser; each as large as a feed may be, where size is the point. */
export const hostileFeeds: Record<string, string> = {
  "billion laughs": `<!DOCTYPE rss [<!ENTITY a "ha">${Array.from(
    { length: 10 },
    (_, i) => `<!ENTITY a${i} "${`&a${i === 0 ? "" : i - 1};`.repeat(10)}">`,
  ).join("")}]>${channel("<item><title>&a9;</title></item>")}`,
  "external entity": `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>${channel("<item><title>&x;</title></item>")}`,
  "external document type": `<!DOCTYPE rss SYSTEM "http://127.0.0.1/rss.dtd">${channel("<item><title>x</title></item>")}`,
  "parameter entity": `<!DOCTYPE rss [<!ENTITY % p SYSTEM "http://127.0.0.1/x"> %p;]>${channel("")}`,
  "document type without an end": filled("<!DOCTYPE rss [", "<!ENTITY a 'b'>", ""),
  "document type inside": channel("<!DOCTYPE rss><item><title>x</title></item>"),
  "endless depth": filled("<rss>", "<a>", ""),
  "endless depth in an item": filled("<rss><channel><item>", "<a>", ""),
  "deep and closed": `<rss>${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}</rss>`,
  "one tag without an end": filled("<rss><", "a", ""),
  "one attribute without an end": filled('<rss a="', "a", ""),
  "a million attributes": filled("<rss ", 'a="" ', "></rss>"),
  "an item of a million parts": filled("<rss><channel><item>", "<b/>", "</item></channel></rss>"),
  "unclosed comments": filled("<rss>", "<!--", ""),
  "unclosed CDATA": filled("<rss><channel><item><title>", "<![CDATA[", ""),
  "closing tags only": filled("<rss>", "</a>", ""),
  "bytes without a tag": filled("", "x", ""),
  "no feed": "<html><head><title>Moved</title></head></html>",
  "half a feed": channel("<item><title>x</title>").slice(0, -30),
};

/** As large and as odd, but to be read: in bounded time and with bounded results. */
export const heavyFeeds: Record<string, string> = {
  "a title of five megabytes": filled(
    "<rss><channel><item><title>",
    "long ",
    "</title></item></channel></rss>",
  ),
  "a title of entities": filled(
    "<rss><channel><item><title>",
    "&amp;",
    "</title></item></channel></rss>",
  ),
  "a title of stray ampersands": filled(
    "<rss><channel><item><title>",
    "& ",
    "</title></item></channel></rss>",
  ),
  "half a million items": filled("<rss><channel>", "<item/>", "</channel></rss>"),
  "namespaces by the million": filled(
    `<rss ${Array.from({ length: 90 }, (_, i) => `xmlns:p${i}="u${i}"`).join(" ")}><channel>`,
    '<a xmlns:z="q"/>',
    "<item><title>x</title></item></channel></rss>",
  ),
  "nested HTML": filled(
    "<rss><channel>",
    `<item><description><![CDATA[${"<div>".repeat(2_000)}${"</p>".repeat(2_000)}]]></description></item>`,
    "</channel></rss>",
  ),
  "quotes without an end": filled(
    "<rss><channel>",
    `<item><description><![CDATA[${'<a "'.repeat(5_000)}]]></description></item>`,
    "</channel></rss>",
  ),
};
