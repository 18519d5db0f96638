import { crc32, deflateRawSync } from "node:zlib";

interface Packed {
  name: string;
  content: string | Buffer;
  /** What the table of contents claims, where it lies. */
  claimedSize?: number;
}

/** A ZIP as every office program writes it. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export function zip(files: readonly Packed[]): Buffer {
  const locals: Buffer[] = [];
  const table: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize } of files) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimedSize ?? bytes.length, 18);
    const nameLength = Buffer.alloc(4);
    nameLength.writeUInt16LE(Buffer.byteLength(name), 0);
    const local = Buffer.concat([
      Buffer.from("PK\x03\x04"),
      facts,
      nameLength,
      Buffer.from(name),
      packed,
    ]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    table.push(
      Buffer.concat([
        Buffer.from("PK\x01\x02\x14\x00"),
        facts,
        nameLength,
        place.subarray(0, 4),
        place.subarray(4),
        Buffer.from(name),
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const size = table.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...table, Buffer.from("PK\x05\x06"), end]);
}

const wordTypes = (main = "wordprocessingml.document.main+xml") =>
  `<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.${main}"/></Types>`;

export const word = (more: readonly Packed[] = [], types = wordTypes()) =>
  zip([
    { name: "[Content_Types].xml", content: types },
    { name: "_rels/.rels", content: "<Relationships/>" },
    { name: "word/document.xml", content: "<w:document>Ada</w:document>" },
    ...more,
  ]);

export const openDocument = (more: readonly Packed[] = []) =>
  zip([
    { name: "mimetype", content: "application/vnd.oasis.opendocument.text" },
    { name: "content.xml", content: "<office:text>Ada</office:text>" },
    ...more,
  ]);

export const pdf = (inside = "") =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj\ntrailer\n%%EOF\n`,
    "latin1",
  );
