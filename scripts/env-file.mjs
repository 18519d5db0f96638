/**
 * Reads the settings of `.env` before a program begins: `node --import ./scripts/env-file.mjs …`, as the npm commands
 * do. What the environment says itself counts more, an empty value too. Node's own --env-file-if-exists does the same,
 * and complains each time that there is none.
 *
 * It is what every command begins with, so it is here that a Node which cannot read TypeScript is found out: the
 * machine's own, where the packages with ours are not there, or are just being replaced.
 */
import { existsSync } from "node:fs";
import process from "node:process";

if (!process.features.typescript) {
  process.stderr.write(
    `Node ${process.versions.node} cannot run this; the Node of the packages is not there: they are being installed, or were not. Try again in a minute, or run npm ci.\n`,
  );
  process.exit(1);
}
if (existsSync(".env")) process.loadEnvFile(".env");
