import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { deadLinks, linksOf, tableRows } from "./table-links.ts";

const document = readFileSync("docs/spec-coverage.md", "utf8");
const [covered = "", deferred] = document.split("## Deferred");

test("each line of the specification has a file and a test that exist, or is deferred", () => {
  const rows = tableRows(covered);
  expect(rows.length).toBeGreaterThan(90);
  expect(deferred).toContain("| line | section | why |");
  const wrong = rows.flatMap(([line, where, tests]) => [
    ...(linksOf(where).length === 0 ? [`${line}: no file`] : []),
    ...(linksOf(tests).length === 0 ? [`${line}: no test`] : []),
    ...deadLinks([...linksOf(where), ...linksOf(tests)]).map((dead) => `${line}: ${dead}`),
  ]);
  expect(wrong).toEqual([]);
});

test("each bad input that publishing was tried with has a test that exists", () => {
  const [, tried = ""] = readFileSync("docs/pages.md", "utf8").split("What was tried on it");
  const rows = tableRows(tried.split("## ", 1)[0] ?? "");
  expect(rows.length).toBeGreaterThan(10);
  const wrong = rows.flatMap(([line, tests]) =>
    (linksOf(tests).length === 0 ? ["no test"] : deadLinks(linksOf(tests))).map(
      (dead) => `${line}: ${dead}`,
    ),
  );
  expect(wrong).toEqual([]);
});
