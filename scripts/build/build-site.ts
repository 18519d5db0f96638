import { spawnSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { findWrongContent } from "../../features/content/wrong-content.server.ts";
import { findMissingInBuild, findMissingTargets, readContent } from "../checks/content-targets.ts";
import { settingsOrStop } from "../settings-or-stop.ts";
import { stop } from "../stop.ts";
import { carryOldAssets } from "./carry-old-assets.ts";
import { inlineFirstStyles } from "./inline-first-styles.ts";
import { makeSearchIndexes } from "./search/make-search-index.ts";
import { makeSocialPictures } from "./social/make-social-pictures.ts";
import { stampOfSources } from "./source-stamp.ts";
import { writeMachineFiles } from "./write-machine-files.ts";
import { writeStaticManifest } from "./write-static-manifest.ts";

const next = "build-next";
const current = "build";
const last = "build-last";
const stillThere = "The build failed; what was there before still stands.";

/**
 * Builds the whole site beside the running one and then puts it in its place, so that a failed build
 * changes nothing: pages, compressed copies, manifest, and the hashed files of the release before.
 */
export async function buildSite(): Promise<void> {
  const begun = performance.now();
  stopAt(findWrongContent());
  const content = readContent();
  stopAt(findMissingTargets(content));
  const stamp = stampOfSources();
  const { origin } = settingsOrStop();
  rmSync(next, { recursive: true, force: true });
  runReactRouter(origin);
  stopAt(findMissingInBuild(`${next}/client`, content));
  rmSync(`${next}/client/__spa-fallback.html`, { force: true });
  rmSync(`${next}/client/README.md`, { force: true });
  rmSync(`${next}/server`, { recursive: true, force: true });
  rmSync(`${next}/client/.vite`, { recursive: true, force: true });
  await inlineFirstStyles(`${next}/client`);
  writeMachineFiles(`${next}/client`, origin);
  await makeSearchIndexes(`${next}/client`);
  await makeSocialPictures({ from: current, to: next });
  carryOldAssets({ from: current, to: next });
  await writeStaticManifest(next, origin);
  writeFileSync(`${next}/source-stamp`, stamp);
  rmSync(last, { recursive: true, force: true });
  mkdirSync(current, { recursive: true });
  renameSync(current, last);
  renameSync(next, current);
  rmSync(last, { recursive: true, force: true });
  spawnSync(process.execPath, ["server/main.js", "--compile"], { stdio: "inherit" });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`Built the site in ${seconds} s.\n`);
}

function stopAt(problems: string[]): void {
  if (problems.length > 0) stop(`${problems.join("\n")}\n${stillThere}`);
}

function runReactRouter(origin: string): void {
  process.stdout.write("Building the site …\n");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"],
    {
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production", BUILD_DIRECTORY: next, SITE_ORIGIN: origin },
    },
  );
  if (status === 0) return;
  stop(`${stdout}${stderr}\n${stillThere}`);
}
