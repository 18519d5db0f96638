import { existsSync } from "node:fs";
import path from "node:path";
import { textOf } from "./source-files.ts";

/** Rows of a Markdown text's tables, as their cells; not their heads and the rules below them. */
export function tableRows(markdown: string): string[][] {
  const lines = markdown.split("\n");
  return lines
    .filter((line, at) => line.startsWith("| ") && !isRule(line) && !isRule(lines[at + 1] ?? ""))
    .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| ?| ?\|$/g, "")));
}

const isRule = (line: string) => /^\|[ |:-]+\|$/.test(line);

export interface TableLink {
  /** From the project's root. */
  file: string;
  /** A test's, in quotation marks behind the link; undefined: the whole file. */
  title: string | undefined;
}

/** The links of a cell, `[pages.test.ts](../tests/e2e/pages.test.ts) “title”, “another”`, of a document in `docs/`. */
export function linksOf(cell = ""): TableLink[] {
  return [...cell.matchAll(/\]\(([^)]+)\)((?:,? “[^”]+”)*)/g)].flatMap(
    ([, name = "", titles = ""]) => {
      const file = path.join("docs", name.replace(/#.*$/, ""));
      const quoted = [...titles.matchAll(/“([^”]+)”/g)].map(([, title]) => ({ file, title }));
      return quoted.length > 0 ? quoted : [{ file, title: undefined }];
    },
  );
}

/** What leads nowhere: a file that is not there, or a title that it does not have. */
export function deadLinks(links: readonly TableLink[]): string[] {
  return links
    .filter(({ file, title }) => !existsSync(file) || (title && !textOf(file).includes(title)))
    .map(({ file, title }) => `${file} ${title ?? "is missing"}`);
}
