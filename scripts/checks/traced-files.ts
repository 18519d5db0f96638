import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import type { Expectation } from "./expectation.ts";

/** What a committed text must not carry: it would be true on one machine only. */
const traces: { name: string; pattern: RegExp; files?: RegExp }[] = [
  {
    name: "no committed file names a folder of somebody's machine",
    pattern: /(?<![\w.:/-])\/(?:work|farm|root|home\/\w+|Users\/\w+|tmp\/\w+)\//,
  },
  {
    name: "package-lock.json names no registry",
    pattern: /"resolved":/,
    files: /^package-lock\.json$/,
  },
  {
    name: "no committed file names a registry's host",
    pattern: /\b(?:registry|npm)\.[\w-]+\.(?:org|com|io)\b/,
  },
];

/** Bytes. The largest text and picture of the site have a quarter of it; a package that was left lying about has more. */
const mostBytes = 1_000_000;

/** What git holds shows no trace of the machine that it was written on. */
export function checkTracedFiles(): Expectation[] {
  const { status, stdout } = spawnSync("git", ["ls-files", "-z", "--cached"], {
    encoding: "utf8",
  });
  if (status !== 0) {
    return [{ name: "committed files", problems: [], skipped: "this folder is no git repository" }];
  }
  const names = stdout.split("\0").filter((file) => file !== "");
  const large = names.filter(
    (file) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > mostBytes,
  );
  const texts = names
    .filter((file) => !large.includes(file) && !/\.(woff2|png|jpe?g|webp|avif|ico|pdf)$/.test(file))
    .map((file) => ({ file, lines: linesOf(file) }));
  const seen = traces.map(({ name, pattern, files }) => ({
    name,
    problems: texts
      .filter(({ file }) => files?.test(file) ?? true)
      .flatMap(({ file, lines }) =>
        lines.flatMap((line, at) =>
          pattern.test(line) ? [`${file}:${at + 1}: ${line.trim().slice(0, 100)}`] : [],
        ),
      ),
  }));
  return [
    ...seen,
    {
      name: "no committed file is larger than 1 MB",
      problems: large.map((file) => `${file}: leave it out of the commit`),
    },
  ];
}

/** A file that was just deleted is still listed, and has no lines. */
function linesOf(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}
