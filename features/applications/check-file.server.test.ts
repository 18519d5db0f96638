import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openDocument, pdf, word, zip } from "#tests/support/documents.ts";
import { processorTimeOf } from "#tests/support/processor-time.ts";
import { checkFile } from "./check-file.server.ts";

const relations = (target: string) => ({
  name: "word/_rels/settings.xml.rels",
  content: `<Relationships><Relationship Type="http://x/attachedTemplate" Target="${target}" TargetMode="External"/></Relationships>`,
});

const outer = `Type="http://x/attachedTemplate" Target="http://x/a.dotm" TargetMode="External"`;
const relationsOf = (attributes: string, before = "") => ({
  name: "word/_rels/a.rels",
  content: `${before}<r:Relationships xmlns:r="x"><r:Relationship ${attributes}/></r:Relationships>`,
});

const link = `<Relationship Type="http://x/hyperlink" Target="https://example.com" TargetMode="External"/>`;

const numbered = (count: number, file: (number: number) => [string, string | Buffer]) =>
  Array.from({ length: count }, (_, number) => {
    const [name, content] = file(number);
    return { name, content };
  });

/** An archive whose table of contents names what lies in it again and again. */
function manyTimes(archive: Buffer, times: number): Buffer {
  const table = archive.indexOf("PK\x01\x02");
  const end = archive.indexOf("PK\x05\x06");
  const entries = archive.subarray(table, end);
  const tail = Buffer.from(archive.subarray(end));
  for (const at of [8, 10]) tail.writeUInt16LE(tail.readUInt16LE(at) * times, at);
  tail.writeUInt32LE(entries.length * times, 12);
  const many = Array.from({ length: times }, () => entries);
  return Buffer.concat([archive.subarray(0, table), ...many, tail]);
}

test.each([
  ["pdf", pdf(), "application/pdf"],
  ["docx", word(), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["pdf with longer names", pdf("/JSFont /Launches /XFAx /J#53Font /#4a"), "application/pdf"],
  [
    "pdf with a picture whose bytes spell a name by chance",
    pdf("stream \xff/JS\xff /JS \x01 /J#53/a /JS)"),
    "application/pdf",
  ],
  ["odt", openDocument(), "application/vnd.oasis.opendocument.text"],
  [
    "odt with many pictures",
    openDocument([
      ...numbered(300, (number) => [`Pictures/${number}.png`, randomBytes(20_000)]),
      { name: "content.xml", content: Buffer.alloc(9_000_000, "<text:p>Ada</text:p>") },
    ]),
    "application/vnd.oasis.opendocument.text",
  ],
  [
    "docx with nine thousand links",
    word([
      {
        name: "word/_rels/document.xml.rels",
        content: `<Relationships>${link.repeat(9_000)}</Relationships>`,
      },
    ]),
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ],
  [
    "docx with a link",
    word([
      {
        name: "word/_rels/document.xml.rels",
        content: `<Relationships>${link}</Relationships>`,
      },
    ]),
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ],
])("%s is taken for what it is", async (_, bytes, mediaType) => {
  expect(await checkFile(bytes)).toEqual({ mediaType });
});

test.each([
  ["nothing", Buffer.alloc(0), "wrong_type"],
  ["a program", Buffer.from("MZ\x90\x00"), "wrong_type"],
  ["a page", Buffer.from("<html><script>1</script>"), "wrong_type"],
  ["an archive of anything", zip([{ name: "a.txt", content: "a" }]), "wrong_type"],
  [
    "a document with macros",
    word([], `<Types ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>`),
    "wrong_type",
  ],
  [
    "macros in a document that calls itself harmless",
    word([{ name: "word/vbaProject.bin", content: "x" }]),
    "unsafe",
  ],
  [
    "macros in OpenDocument",
    openDocument([{ name: "Basic/Standard/a.xml", content: "x" }]),
    "unsafe",
  ],
  ["a template from elsewhere", word([relations("https://example.com/a.dotm")]), "unsafe"],
  [
    "a template from elsewhere that calls itself a link",
    word([
      relationsOf(`${outer} Id="/hyperlink"`),
      relationsOf(`Id='> Type="/hyperlink"' ${outer}`),
    ]),
    "unsafe",
  ],
  [
    "a template from elsewhere in letters that are spelt",
    word([relationsOf(outer.replace("External", "&#69;xternal"))]),
    "unsafe",
  ],
  [
    "a template from elsewhere, as the document type has it",
    word([
      relationsOf(
        outer.replace(/TargetMode\S+/, ""),
        `<!DOCTYPE a [<!ATTLIST Relationship TargetMode CDATA "External">]>`,
      ),
    ]),
    "unsafe",
  ],
  [
    "relations that are written two bytes a letter",
    word([
      { name: "word/_rels/a.rels", content: Buffer.from(`\ufeff<Relationships/>`, "utf16le") },
    ]),
    "unsafe",
  ],
  ["a name that leads out", word([{ name: "../../etc/passwd", content: "x" }]), "unsafe"],
  ["half an archive", word().subarray(0, 200), "unsafe"],
  [
    "a bomb",
    word([{ name: "word/media/a.xml", content: Buffer.alloc(70 * 1024 * 1024) }]),
    "unsafe",
  ],
  [
    "a bomb that lies",
    word([{ name: "word/a.xml", content: Buffer.alloc(5_000_000), claimedSize: 10 }]),
    "unsafe",
  ],
  [
    "a few kilobytes that unpack to more than is read",
    word(numbered(59, (number) => [`word/${number}.rels`, Buffer.alloc(1_000_000, ">")])),
    "unsafe",
  ],
  [
    "a table of contents without end",
    word(numbered(1_000, (number) => [`word/${number}.xml`, "a"])),
    "unsafe",
  ],
  ["a name as long as a book", word([{ name: "a".repeat(1_001), content: "a" }]), "unsafe"],
  [
    "files that lie one upon the other",
    manyTimes(openDocument([{ name: "a.png", content: randomBytes(9_000) }]), 40),
    "unsafe",
  ],
  ["half a PDF", pdf().subarray(0, 20), "unsafe"],
  ["a PDF with a program", pdf("/OpenAction << /S /JavaScript /JS (1) >>"), "unsafe"],
  ["the same, spelt otherwise", pdf("/OpenAction << /S /J#61vaScript >>"), "unsafe"],
  ["the same in capital digits, all of it", pdf("/#4A#53 (1)"), "unsafe"],
  ["a PDF that starts something", pdf("/A << /S /Launch /F (cmd.exe) >>"), "unsafe"],
])("%s is not taken", async (_, bytes, wrong) => {
  expect(await checkFile(bytes)).toEqual({ wrong });
});

test.each(["(1)", "<31>", " 7 0 R", "\r\n<31>", "%a\n(1)", " %a\n7 0 R"])(
  "a PDF whose program is written as %j is not taken",
  async (value) => {
    expect(await checkFile(pdf(`/JS${value}`))).toEqual({ wrong: "unsafe" });
  },
);

/** A PDF of 10 MB. */
const filledWith = (sign: string) => pdf(sign.repeat(10_000_000 / sign.length));

test.each(["#41", "/J#61", "/", "/#45#6d", "/EmbeddedFil", "/E"])(
  "a PDF full of %s is looked through in a few times what a plain one takes",
  async (sign) => {
    const [plain, hostile] = [filledWith("a"), filledWith(sign)];
    const timeOf = (file: Buffer) =>
      Math.min(...[1, 2, 3].map(() => processorTimeOf(() => checkFile(file))));
    expect(await checkFile(hostile)).toEqual({ mediaType: "application/pdf" });
    expect(timeOf(hostile)).toBeLessThan(30 * timeOf(plain));
  },
);
