import { expect, test } from "vitest";
import { type CsvColumn, type CsvFormat, createCsv } from "./write-csv.server.ts";

const usual: CsvFormat = { separator: ",", byteOrderMark: true, timeZone: "Europe/Istanbul" };
const column: CsvColumn<string>[] = [{ name: "Text", value: (text) => text }];
const cellOf = (text: string, format = usual) => createCsv(column, format).lines([text]);

test("a table has a heading, cells parted as asked, and lines that end with CRLF", () => {
  const columns: CsvColumn<{ name: string; phone: string; at: number | null }>[] = [
    { name: "Name", value: ({ name }) => name },
    { name: "Phone", kind: "phone", value: ({ phone }) => phone },
    { name: "Received", kind: "instant", value: ({ at }) => at },
  ];
  const rows = [
    { name: "Ümit", phone: "+90 222 000", at: Date.parse("2026-06-30T21:05:00Z") },
    { name: "", phone: "", at: null },
  ];
  const csv = createCsv(columns, { ...usual, separator: ";", byteOrderMark: false });
  expect(csv.heading).toBe("Name;Phone;Received (Europe/Istanbul)\r\n");
  expect(csv.lines(rows)).toBe("Ümit;\u00a0+90 222 000;2026-07-01 00:05:00\r\n;;\r\n");
  expect(createCsv(columns, { ...usual, separator: "\t" }).heading).toMatch(/^\uFEFFName\tPhone\t/);
});

test("quotes, separators of any kind and line breaks are kept inside quotes", () => {
  expect(cellOf('say "hi"')).toBe('"say ""hi"""\r\n');
  for (const text of ["a,b", "a;b", "a\tb", "a\nb"])
    for (const separator of [",", ";", "\t"] as const)
      expect(cellOf(text, { ...usual, separator })).toBe(`"${text}"\r\n`);
});

test("what could be calculated is defused, inside quotes too", () => {
  expect(cellOf("=1+1")).toBe("'=1+1\r\n");
  expect(cellOf("a;=1+1")).toBe('"a;\'=1+1"\r\n');
});
