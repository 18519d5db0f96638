import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import process from "node:process";

export interface Table {
  title: string;
  head: string[];
  rows: string[][];
}

const file = "benchmarks/README.md";
const marks = { begin: "<!-- figures:begin -->", end: "<!-- figures:end -->" };

/** Puts the figures into benchmarks/README.md, with machine, versions and date. */
export function writeReport(tables: readonly Table[]): void {
  const machine = `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.release()}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
  const figures = [`Measured on: ${machine}.`, ...tables.map(asMarkdown)].join("\n\n");
  const text = readFileSync(file, "utf8");
  const begin = text.indexOf(marks.begin) + marks.begin.length;
  const end = text.indexOf(marks.end);
  writeFileSync(file, `${text.slice(0, begin)}\n\n${figures}\n\n${text.slice(end)}`);
}

export function asMarkdown({ title, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [`### ${title}`, "", line(head), line(head.map(() => "---")), ...rows.map(line)].join(
    "\n",
  );
}
