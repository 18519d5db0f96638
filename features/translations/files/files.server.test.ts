import { expect, test } from "vitest";
import { readTextsCsv, writeTextsCsv } from "./csv.server.ts";
import type { FileText } from "./file-text.ts";
import { readXliff, writeXliff } from "./xliff.server.ts";

const texts: FileText[] = [
  ...[
    ["title", "Merhaba", "Hello"],
    ["sections.why.body", 'Bir <b> & "iki"\n\n- üç; dört', "=1+1\nand 😀, «x»"],
    ["sections.why.items.first.heading", "\tsekme", ""],
  ].map(([field = "", source = "", value = ""]) => ({
    ...{ entry: "first", field, of: "0123456789abcdef", was: value ? "fedcba9876543210" : "" },
    ...{ source, value },
  })),
];

test("what is written as XLIFF or as a table comes back the same", () => {
  const looked = texts.map((text) => ({ ...text, isConfirmed: true }));
  expect(readXliff(writeXliff(texts, "en"))).toEqual({ language: "en", texts: looked });
  expect(readTextsCsv(writeTextsCsv(texts, "en"))).toEqual({ language: "en", texts });
  const semicolons = writeTextsCsv(texts.slice(0, 1), "de").replaceAll(",", ";");
  expect(readTextsCsv(semicolons)).toEqual({ language: "de", texts: texts.slice(0, 1) });
});

const xliff = (inside: string, version = "1.2") =>
  `<xliff version="${version}"><file original="a" target-language="en"><body>${inside}</body></file></xliff>`;
const unit = (target: string, id = "title|0123456789abcdef|") =>
  `<trans-unit id="${id}"><source>x</source><target>${target}</target></trans-unit>`;

test.each([
  ["a page", "<html><body>x</body></html>", "kind"],
  ["nothing", "", "kind"],
  ["another version", xliff("", "2.0"), "version"],
  ["entities", `<!DOCTYPE x [<!ENTITY a "${"b".repeat(50)}">]>${xliff(unit("&a;"))}`, "doctype"],
  ["a file from elsewhere", `<!doctype x SYSTEM "file:///etc/passwd">${xliff("")}`, "doctype"],
  ["marks inside of a text", xliff(unit("a <g id='1'>b</g>")), "marks"],
  ["a key that is not ours", xliff(unit("a", "title")), "key"],
  ["a key of 15,000 letters", xliff(unit("a", `${"a".repeat(15_000)}|0123456789abcdef|`)), "key"],
  ["depth", xliff("<group>".repeat(100)), "deep"],
  ["length", xliff(unit("a").repeat(20_001)), "long"],
  [
    "a file that ends in the middle of a text",
    xliff(unit("Half of it")).split(" of it")[0] ?? "",
    "broken",
  ],
  ["a file that ends between two texts", xliff(unit("a")).split("</body>")[0] ?? "", "broken"],
  ["a tag that is never closed", xliff(unit("a")).replace("</trans-unit>", ""), "broken"],
])("XLIFF: %s is refused", (_, text, code) => {
  expect(() => readXliff(text)).toThrow(expect.objectContaining({ code }));
});

test.each([
  ["no table", "hello", "columns"],
  ["other columns", "a,b,c,d,e\n1,2,3,4,5", "columns"],
  ["a quotation that never ends", 'entry,key,language,source,target\n"a', "quotes"],
  [
    "an unknown language",
    "entry,key,language,source,target\na,t|0123456789abcdef|,fr,x,y",
    "language",
  ],
  ["rows without end", `entry,key,language,source,target\n${"\n".repeat(30_000)}`, "long"],
])("CSV: %s is refused", (_, text, code) => {
  expect(() => readTextsCsv(text)).toThrow(expect.objectContaining({ code }));
});

test("what a translator's program proposes beside a translation is none", () => {
  const proposal = `<alt-trans match-quality="80%"><source>y</source><target state="final">Not <g id="1">this</g></target></alt-trans>`;
  const note = "<note>Short, please</note>";
  const given = xliff(unit("Hello").replace("</trans-unit>", `${proposal}${note}</trans-unit>`));
  const [key] = texts;
  expect(readXliff(given).texts).toEqual([
    { ...key, entry: "a", was: "", source: "x", value: "Hello" },
  ]);
});

test.each(["de", "de-DE", "DE_de"])("%s is German", (code) => {
  const [text] = texts;
  const one = [text as FileText];
  expect(readXliff(writeXliff(one, "de").replaceAll('"de"', `"${code}"`)).language).toBe("de");
  expect(readTextsCsv(writeTextsCsv(one, "de").replace('"de"', `"${code}"`)).language).toBe("de");
});

test("a machine's text is named, and confirmed when its state says so", () => {
  const [text] = texts;
  const one = [{ ...(text as FileText), state: "machine" as const }];
  const xliff = writeXliff(one, "en");
  expect(xliff).toContain('state="needs-review-translation" state-qualifier="leveraged-mt"');
  expect(readXliff(xliff).texts).toEqual([text]);
  const signed = readXliff(xliff.replace("needs-review-translation", "signed-off"));
  expect(signed.texts).toEqual([{ ...text, isConfirmed: true }]);
  const table = writeTextsCsv(one, "en");
  expect(readTextsCsv(table).texts).toEqual([text]);
  expect(readTextsCsv(table.replace('"machine"', '"done"')).texts).toEqual(signed.texts);
  // A table of an earlier release.
  const old = table.replace(",state", "").replace(',"machine"', "");
  expect(readTextsCsv(old).texts).toEqual([text]);
});
