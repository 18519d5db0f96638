import { expect, test } from "vitest";
import { openDocument, pdf, word, zip } from "#tests/support/documents.ts";
import { checkFile } from "./check-file.server.ts";

const relations = (target: string) => ({
  name: "word/_rels/settings.xml.rels",
  content: `<Relationships><Relationship Type="http://x/attachedTemplate" Target="${target}" TargetMode="External"/></Relationships>`,
});

test.each([
  ["pdf", pdf(), "application/pdf"],
  ["docx", word(), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["odt", openDocument(), "application/vnd.oasis.opendocument.text"],
  [
    "docx with a link",
    word([
      {
        name: "word/_rels/document.xml.rels",
        content: `<Relationships><Relationship Type="http://x/hyperlink" Target="https://example.com" TargetMode="External"/></Relationships>`,
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
  ["half a PDF", pdf().subarray(0, 20), "unsafe"],
  ["a PDF with a program", pdf("/OpenAction << /S /JavaScript /JS (1) >>"), "unsafe"],
  ["the same, spelt otherwise", pdf("/OpenAction << /S /J#61vaScript >>"), "unsafe"],
  ["a PDF that starts something", pdf("/A << /S /Launch /F (cmd.exe) >>"), "unsafe"],
])("%s is not taken", async (_, bytes, wrong) => {
  expect(await checkFile(bytes)).toEqual({ wrong });
});
