/** `npm run test:mutations`: breaks rules on purpose and counts what the tests beside them notice (docs/mutations.md). */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import process from "node:process";
import { runCommand } from "./command.ts";
import { installApart } from "./install-apart.ts";
import { stop } from "./stop.ts";

await runCommand(
  {
    usage: "npm run test:mutations -- [file …]",
    about:
      "Breaks the rules that guard money, messages, permissions and limits, and fails where tests notice too little.",
    words: { least: 0, most: 40 },
  },
  async ({ words: files }) => {
    const program = path.join(
      installStryker(),
      "node_modules/@stryker-mutator/core/bin/stryker.js",
    );
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

/** It brings more packages than the site has; vitest is the site's own (its .npmrc). */
function installStryker(): string {
  try {
    return installApart("stryker", "tests/mutations/package");
  } catch (error) {
    stop((error as Error).message);
  }
}
