import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import type { FaultRow } from "./fault-table.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The file that takes the lines of the table. */
    faultTable: string;
  }
}

const columns: [title: string, value: (row: FaultRow) => string | number | undefined][] = [
  ["case", (row) => row.case],
  ["rounds", (row) => row.rounds],
  ["acknowledged", (row) => row.acknowledged],
  ["lost", (row) => row.lost],
  ["mails expected", (row) => row.mailsExpected],
  ["mails lost", (row) => row.mailsLost],
  ["sent twice", (row) => row.sentTwice],
  ["longest outage, s", (row) => row.longestOutage && (row.longestOutage / 1000).toFixed(1)],
  ["besides", (row) => row.note],
];

/** Prints, after the last case, one table with the figures of all of them: Markdown, for docs/faults.md. */
export default function prepare(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "site-faults-"));
  const file = path.join(folder, "table.jsonl");
  project.provide("faultTable", file);
  return () => {
    if (existsSync(file)) process.stdout.write(`\n${describe(readFileSync(file, "utf8"))}\n`);
    rmSync(folder, { recursive: true });
  };
}

function describe(lines: string): string {
  const rows: FaultRow[] = lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const machine = `Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model}`;
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  const alignments = columns.map(([title]) => (/case|besides/.test(title) ? "---" : "--:"));
  const table = [
    line(columns.map(([title]) => title)),
    line(alignments),
    ...rows.map((row) => line(columns.map(([, value]) => value(row) ?? "–"))),
  ];
  return `${machine}, ${new Date().toISOString().slice(0, 10)}\n\n${table.join("\n")}`;
}
