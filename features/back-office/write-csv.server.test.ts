import { expect, test } from "vitest";
import { csvLine } from "./write-csv.server.ts";

test("cells are parted by commas, lines end with CRLF", () => {
  expect(csvLine(["a", 1, null, "ü"])).toBe("a,1,,ü\r\n");
});

test("quotes, commas and line breaks are kept inside quotes", () => {
  expect(csvLine(['say "hi"', "a,b", "a\nb"])).toBe('"say ""hi""","a,b","a\nb"\r\n');
});

test.each(["=1+1", "+49", "-1", "@SUM(A1)", "\tx", "\rx"])("%j is no formula", (cell) => {
  const [first] = csvLine([cell]).replace(/^"/, "");
  expect(first).toBe("'");
});
