/**
 * `npm test`: everything that must hold before a change is taken, in a real browser too.
 * `npm test -- types e2e` runs only the steps whose names are given.
 */
import { availableParallelism } from "node:os";
import process from "node:process";
import { checkContent } from "./checks/content.ts";
import { checkDocuments } from "./checks/documents.ts";
import { checkImportCircles } from "./checks/import-circles.ts";
import { checkImportDirections } from "./checks/import-directions.ts";
import { checkInstallScripts } from "./checks/install-scripts.ts";
import { checkLicences } from "./checks/licences.ts";
import { checkMessages } from "./checks/messages.ts";
import { checkRegularExpressions } from "./checks/regular-expressions.ts";
import { checkTracedFiles } from "./checks/traced-files.ts";
import { checkWordChoice } from "./checks/word-choice.ts";
import { checkWrittenColors } from "./checks/written-colors.ts";
import { runCommand } from "./command.ts";
import { expectations } from "./test/run-check.ts";
import { command } from "./test/run-command.ts";
import { runSteps, type Step } from "./test/run-steps.ts";
import { endToEnd, vitest } from "./test/run-vitest.ts";

/** As many files as processors: with more, tests that send thousands of requests run out of time on a busy machine. */
const servers = vitest(["unit", "ui", "api"], availableParallelism());

const steps: Step[] = [
  { name: "lint", about: "format and lint", run: command("biome", "check", ".") },
  { name: "typegen", about: "route types", run: command("react-router", "typegen") },
  { name: "types", about: "TypeScript", run: command("tsc", "--noEmit") },
  {
    name: "imports",
    about: "import directions",
    run: expectations(() => [...checkImportDirections(), ...checkImportCircles()]),
  },
  {
    name: "content",
    about: "facts in content/, colours in the theme",
    run: expectations(() => [...checkContent(), ...checkWrittenColors()]),
  },
  {
    name: "messages",
    about: "words in every language",
    run: expectations(() => [...checkMessages(), ...checkWordChoice()]),
  },
  { name: "docs", about: "what people read", run: expectations(checkDocuments) },
  {
    name: "patterns",
    about: "no slow regular expression",
    run: expectations(checkRegularExpressions),
  },
  { name: "unused", about: "dead files, exports, packages", run: command("knip") },
  { name: "licences", about: "licences of all packages", run: expectations(checkLicences) },
  { name: "scripts", about: "install scripts", run: expectations(checkInstallScripts) },
  { name: "traces", about: "no traces of a machine", run: expectations(checkTracedFiles) },
  {
    name: "build",
    about: "the site",
    early: true,
    run: command("node", "scripts/build-if-stale.ts"),
  },
  { name: "tests", about: "unit, ui and api tests", run: servers },
  { name: "e2e", about: "the built site in a browser", run: endToEnd },
];

const names = steps.map(({ name }) => name);
await runCommand(
  {
    usage: `npm test [-- ${names.join(" | ")} …]`,
    about: "Everything that must hold before a change is taken; with names, only those steps.",
    words: { least: 0, most: names.length },
  },
  async ({ words }) => {
    process.exitCode = await runSteps(steps, words);
  },
);
