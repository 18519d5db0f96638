import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const document = readFileSync("docs/spec-coverage.md", "utf8");
const [covered = "", deferred] = document.split("## Deferred");

/** Rows of the tables, as their cells. */
const rows = covered
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:line|---) /.test(line))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")));

const linked = (cell = "") =>
  [...cell.matchAll(/\]\(([^)]+)\)(?: “([^”]+)”)?/g)].map(([, file = "", title]) => ({
    file: path.join("docs", file),
    title,
  }));

test("each line of the specification has a file and a test that exist, or is deferred", () => {
  expect(rows.length).toBeGreaterThan(90);
  expect(deferred).toContain("| line | section | why |");
  const wrong = rows.flatMap(([line, where, tests]) => [
    ...(linked(where).length === 0 ? [`${line}: no file`] : []),
    ...(linked(tests).length === 0 ? [`${line}: no test`] : []),
    ...[...linked(where), ...linked(tests)]
      .filter(
        ({ file, title }) => !existsSync(file) || !readFileSync(file, "utf8").includes(title ?? ""),
      )
      .map(({ file, title }) => `${line}: ${file} ${title ?? "is missing"}`),
  ]);
  expect(wrong).toEqual([]);
});
