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

test("an amount has the sign that parts its fraction where the separator is used; a semicolon's readers write a comma", () => {
  const amounts: CsvColumn<string>[] = [{ name: "Total", kind: "amount", value: (text) => text }];
  const written = (separator: CsvFormat["separator"]) =>
    createCsv(amounts, { ...usual, separator }).lines(["12.05", "-8500.00"]);
  expect(written(";")).toBe('"12,05"\r\n"-8500,00"\r\n');
  expect(written(",")).toBe("12.05\r\n-8500.00\r\n");
  expect(written("\t")).toBe("12.05\r\n-8500.00\r\n");
});

test("digits that are no number keep their zeros, and all of them", () => {
  const codes: CsvColumn<string>[] = [{ name: "Code", kind: "code", value: (text) => text }];
  const written = (text: string) => createCsv(codes, usual).lines([text]);
  expect(written("01067")).toBe("\u00a001067\r\n");
  expect(written("1234567890123456")).toBe("\u00a01234567890123456\r\n");
  expect(written("34000")).toBe("34000\r\n");
  expect(written("0")).toBe("0\r\n");
  expect(written("SW1A 1AA")).toBe("SW1A 1AA\r\n");
  expect(written("=1+1")).toBe("'=1+1\r\n");
});
