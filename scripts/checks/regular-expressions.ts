import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import type { Expectation } from "./expectation.ts";
import { filesBelow, textOf } from "./source-files.ts";

const require = createRequire(import.meta.url);
// The build for browsers: JavaScript alone (docs/decisions/053-patterns-are-checked.md).
const { checkSync }: typeof import("recheck") = require("recheck/lib/browser.js");
const { version } = require("recheck/package.json") as { version: string };

/** What runs for visitors and for feeds. Our own tools read what we wrote ourselves. */
const rooms = ["app", "content", "features", "platform", "server", "ui"];

/** Files whose patterns meet no stranger's text, or a short one only, however long they may think, and why. */
const ownTexts: Record<string, string> = {
  "features/publishing/start-after-paint.ts": "the build reads pages that it has just made",
  "features/legal/fill-facts.ts": "the build reads our legal texts",
  "features/legal/keep-together.server.ts": "the build reads our legal texts",
  "features/publishing/first-styles.server.ts":
    "reads our style sheets, and pages that were just made: in the text of an entry each bracket is escaped",
  "features/search/in-list/fill-list.server.ts":
    "reads pages that were made before; what is looked for is put in with its brackets escaped, and not read",
  "features/orders/page/fill-order.server.ts": "reads a page that was made before",
  "features/orders/placing/fill-sums.server.ts":
    "reads our built pages; in what a buyer typed each quotation mark is escaped",
  "features/orders/placing/fill-texts.server.ts":
    "reads our built pages; in what a buyer typed each bracket is escaped",
  "platform/http/inline-hashes.server.ts":
    "reads our built pages, and pages that were just made: in the text of an entry each bracket is escaped",
  "server/env.ts": "reads the settings",
  "platform/rules/email-rule.ts": "an address is at most 254 letters long before it is looked at",
  "platform/submissions/fill-refused-form.server.ts":
    "reads our built pages; what a visitor typed is put in without a bracket, at which each pattern begins",
  "platform/submissions/thanks-page.server.ts": "reads our built pages",
  "server/setting-values.ts": "reads the settings",
  "ui/styles/theme-colors.ts": "reads our style sheet",
};

/** Files that put patterns together, which cannot be read from the source, and why each is sound. */
const assembled: Record<string, string> = {
  "features/accounts/site-words.server.ts": "words of ours, none of which begins with another one",
  "features/legal/keep-together.server.ts": "its parts are checked one by one",
  "features/news/parse-date.server.ts": "a date is cut to 100 letters before",
  "platform/submissions/fill-refused-form.server.ts": "the name of a form of ours",
};

export interface FoundPattern {
  source: string;
  flags: string;
}

/** The regular expressions of a source file, and how many it puts together from what is not known here. */
export function patternsOf(
  file: string,
  source: string,
): { patterns: FoundPattern[]; unknown: number } {
  const patterns: FoundPattern[] = [];
  let unknown = 0;
  const construct = (callee: { type: string; name?: string }, given: readonly unknown[]) => {
    if (callee.type !== "Identifier" || callee.name !== "RegExp") return;
    const [pattern, flags] = given.map(constantOf);
    if (pattern === undefined) unknown += 1;
    else patterns.push({ source: pattern, flags: flags ?? "" });
  };
  new Visitor({
    Literal(node) {
      if ("regex" in node) patterns.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: (node) => construct(node.callee as { type: string }, node.arguments),
    CallExpression: (node) => construct(node.callee as { type: string }, node.arguments),
  }).visit(parseSync(file, source).program);
  return { patterns, unknown };
}

/** The text of an argument that is one; undefined for what is only known when it runs. */
function constantOf(node: unknown): string | undefined {
  const {
    type,
    value,
    quasis = [],
  } = node as {
    type: string;
    value?: unknown;
    quasis?: { value: { cooked: string } }[];
  };
  if (type === "Literal" && typeof value === "string") return value;
  if (type === "TemplateLiteral" && quasis.length === 1) return quasis[0]?.value.cooked;
  return undefined;
}

/** Milliseconds for one pattern: simple ones take a few, hard ones a second, on a busy machine a minute. */
const patience = 180_000;

/** How a pattern's time grows with the text; undefined: at most as fast as the text. */
export function slownessOf({ source, flags }: FoundPattern): string | undefined {
  const found = checkSync(source, flags, { timeout: patience });
  if (found.status === "safe") return undefined;
  return found.status === "vulnerable" ? found.complexity.summary : `unknown: ${found.error.kind}`;
}

/** No pattern that meets a stranger's text goes back and forth over it: its time grows as the text does. */
export function checkRegularExpressions(): Expectation[] {
  const verdicts = readVerdicts();
  const expectations = rooms
    .flatMap((room) => filesBelow(room, ".ts", ".tsx", ".js", ".mjs"))
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => ({ file, ...patternsOf(file, textOf(file)) }))
    .filter(({ patterns, unknown }) => patterns.length > 0 || unknown > 0)
    .map(({ file, patterns, unknown }) => ({
      name: `patterns of ${file} take no longer than their text`,
      problems: [
        ...(unknown > 0 && !assembled[file]
          ? [`${file}: puts a pattern together: say in scripts/checks/regular-expressions.ts why`]
          : []),
        ...(ownTexts[file]
          ? []
          : patterns.flatMap((pattern) => problemOf(file, pattern, verdicts))),
      ],
    }));
  writeVerdicts(verdicts);
  return expectations;
}

type Verdicts = Map<string, string>;

function problemOf(file: string, pattern: FoundPattern, verdicts: Verdicts): string[] {
  const written = `/${pattern.source}/${pattern.flags}`;
  const verdict = verdicts.get(written) ?? slownessOf(pattern) ?? "";
  verdicts.set(written, verdict);
  return verdict === "" ? [] : [`${file}: ${written} is slow: ${verdict}`];
}

/** What was found out before, since finding out takes half a minute: the same pattern stays as it is. */
const memory = "node_modules/.cache/regular-expressions.json";

function readVerdicts(): Verdicts {
  try {
    const kept: { version: string; verdicts: [string, string][] } = JSON.parse(
      readFileSync(memory, "utf8"),
    );
    return new Map(kept.version === version ? kept.verdicts : []);
  } catch {
    return new Map();
  }
}

function writeVerdicts(verdicts: Verdicts): void {
  mkdirSync(path.dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify({ version, verdicts: [...verdicts] }));
}
