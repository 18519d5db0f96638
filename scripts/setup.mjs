/**
 * Runs before every npm script, on whatever Node the machine has (20 or later), with built-ins only:
 * installs the locked packages when they are missing or have changed, and with `--build` builds the site
 * when its sources have changed. From the install on, the `node` package gives every script Node 24.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = path.join(root, "node_modules", ".bin");
const stampFile = path.join(root, "node_modules", ".installed-lock");

function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: bin + path.delimiter + process.env.PATH },
  });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function installIfNeeded() {
  const lock = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === lock) return;
  try {
    accessSync(root, constants.W_OK);
  } catch (error) {
    fail(
      `Packages must be installed, since package-lock.json has changed, and ${root} cannot be written to (${error.code}).`,
    );
  }
  process.stdout.write("Installing packages …\n");
  run("npm", ["ci"]);
  writeFileSync(stampFile, lock);
}

if (Number(process.versions.node.split(".")[0]) < 20) {
  fail(
    `Node ${process.versions.node} is too old to install this project: Node 20 or later is needed.`,
  );
}
installIfNeeded();
if (process.argv.includes("--build"))
  run(path.join(bin, "node"), ["--import", "./scripts/env-file.mjs", "scripts/build-if-stale.ts"]);
