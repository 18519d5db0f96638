/**
 * Reads the settings of `.env` before a program begins: `node --import ./scripts/env-file.mjs …`, as the npm commands
 * do. What the environment says itself counts more, an empty value too. Node's own --env-file-if-exists does the same,
 * and complains each time that there is none.
 */
import { existsSync } from "node:fs";
import process from "node:process";

if (existsSync(".env")) process.loadEnvFile(".env");
