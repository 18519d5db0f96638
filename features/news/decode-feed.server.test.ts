import { expect, test } from "vitest";
import { decodeFeed } from "./decode-feed.server.ts";

const read = (bytes: Uint8Array, contentType: string | null = null) =>
  [...decodeFeed({ bytes, contentType })].join("");
const latin = (text: string) => Buffer.from(text, "latin1");
const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();

test.each<[string, Uint8Array, string | null, string]>([
  ["UTF-8", Buffer.from("<a>ışık Größe</a>"), null, "<a>ışık Größe</a>"],
  [
    "UTF-8 with a mark, whatever the header says",
    Buffer.from("\ufeff<a>ş</a>"),
    "text/xml; charset=iso-8859-9",
    "<a>ş</a>",
  ],
  ["UTF-16 with a mark", Buffer.from("\ufeff<a>ş</a>", "utf16le"), null, "<a>ş</a>"],
  ["UTF-16, big end first", utf16be("\ufeff<a>ş</a>"), "text/xml", "<a>ş</a>"],
  [
    "UTF-16 without a mark",
    Buffer.from('<?xml version="1.0" encoding="UTF-16"?><a>ş</a>', "utf16le"),
    null,
    '<?xml version="1.0" encoding="UTF-16"?><a>ş</a>',
  ],
  [
    "the header before the declaration",
    latin('<?xml version="1.0" encoding="utf-8"?><a>\xfe</a>'),
    "text/xml; charset=ISO-8859-9",
    '<?xml version="1.0" encoding="utf-8"?><a>ş</a>',
  ],
  [
    "the declaration",
    latin("<?xml version='1.0' encoding='windows-1254'?><a>\xfe\xfd</a>"),
    "text/xml",
    "<?xml version='1.0' encoding='windows-1254'?><a>şı</a>",
  ],
  [
    "ISO-8859-1 means windows-1252",
    latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>\x80\xfc</a>'),
    null,
    '<?xml version="1.0" encoding="ISO-8859-1"?><a>€ü</a>',
  ],
  ["undeclared and not UTF-8", latin("<a>Gr\xf6\xdfe \x84</a>"), null, "<a>Größe „</a>"],
  ["an unknown character set", Buffer.from("<a>ş</a>"), "text/xml; charset=klingon", "<a>ş</a>"],
  [
    "declared UTF-16 that is none",
    Buffer.from('<?xml version="1.0" encoding="UTF-16"?><a>ş</a>'),
    null,
    '<?xml version="1.0" encoding="UTF-16"?><a>ş</a>',
  ],
  ["nothing", new Uint8Array(0), null, ""],
])("%s", (_, bytes, contentType, text) => {
  expect(read(bytes, contentType)).toBe(text);
});

test("letters cut by the pieces stay whole", () => {
  const text = "ş".repeat(100_000);
  expect(read(Buffer.from(`x${text}`))).toBe(`x${text}`);
});
