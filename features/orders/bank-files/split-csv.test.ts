import { expect, test } from "vitest";
import { splitCsv } from "./split-csv.ts";

test.each([
  [
    "a;b\nc;d",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["a;b\r\nc\rd\n", [["a", "b"], ["c"], ["d"]]],
  ["a;;b\n\nc", [["a", "", "b"], [""], ["c"]]],
  [" a ; b ", [["a", "b"]]],
  ['"a;b";"c\nd"', [["a;b", "c\nd"]]],
  ['"a ""b"" c";d', [['a "b" c', "d"]]],
  ['"";""""', [["", '"']]],
  ['"a"  ;" b "', [["a", "b"]]],
  ['a"b";c', [['a"b"', "c"]]],
  ['a;"b\nc;d', [["a", "b\nc;d"]]],
])("%j is %j", (text, rows) => {
  expect([...splitCsv(text, ";", 10)]).toEqual(rows);
});

test("it ends after so many rows, and a row after so many cells", () => {
  expect([...splitCsv("a\nb\nc", ",", 2)]).toEqual([["a"], ["b"]]);
  expect([...splitCsv("x,".repeat(300), ",", 2)][0]).toHaveLength(200);
});
