/** `npm run test:mutations`: breaks rules on purpose and counts what the tests beside them notice (docs/mutations.md). */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, rmSync } from "node:fs";
import process from "node:process";
import { runCommand } from "./command.ts";
import { stop } from "./stop.ts";

/** Among what is installed and not among what is written: it brings more packages than the site has. */
const folder = "node_modules/.cache/stryker";
const program = `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`;

await runCommand(
  {
    usage: "npm run test:mutations -- [file …]",
    about:
      "Breaks the rules that guard money, messages, permissions and limits, and fails where tests notice too little.",
    words: { least: 0, most: 40 },
  },
  async ({ words: files }) => {
    if (!existsSync(program)) installStryker();
    const some = files.length > 0 ? ["--mutate", files.join(",")] : [];
    const stryker = spawn(
      process.execPath,
      [program, "run", "tests/mutations/stryker.json", ...some],
      {
        stdio: "inherit",
      },
    );
    const [status] = await once(stryker, "close");
    process.exitCode = status ?? 1;
  },
);

/** The locked packages; no script of theirs is run, and vitest is the site's own. */
function installStryker(): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync("tests/mutations/package", folder, { recursive: true });
  const { status, stderr } = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: folder, encoding: "utf8" },
  );
  if (status !== 0) stop(`Stryker could not be installed:\n${stderr}`);
}
