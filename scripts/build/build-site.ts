import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { noEntries } from "../../app/no-entry.ts";
import { dataPath } from "../../features/publishing/publish-file.server.ts";
import type { StaticManifest } from "../../platform/http/static-manifest.server.ts";
import { isLoopback } from "../../platform/rules/loopback.ts";
import { WrongSetting } from "../../platform/rules/wrong-setting.ts";
import { readSettings, type Settings } from "../../server/env.ts";
import { findMissingInBuild, findMissingTargets, readContent } from "../checks/content-targets.ts";
import { findMissingLanguageFiles } from "../checks/language-files.ts";
import { createProgress } from "../progress.ts";
import { stop } from "../stop.ts";
import { bundleServer } from "./bundle-server.ts";
import { carryOldAssets } from "./carry-old-assets.ts";
import { writeDrawings } from "./draw-sheets.ts";
import { inlineFirstStyles } from "./inline-first-styles.ts";
import { renderFirstRelease } from "./render-first-release.ts";
import { buildFolder, stampName, stampOfSources } from "./source-stamp.ts";
import { writeMachineFiles } from "./write-machine-files.ts";
import { writeStaticManifest } from "./write-static-manifest.ts";

/** Made here and moved when it is whole. */
const next = "build-next";
const stillThere = "The build failed; what was there before still stands.";

/**
 * Builds the whole site beside the running one and then puts it in its place, so that a failed build
 * changes nothing: pages, compressed copies, manifest, and the hashed files of the release before.
 */
export async function buildSite(): Promise<void> {
  const begun = performance.now();
  stopAt(findMissingLanguageFiles());
  const content = readContent();
  stopAt(findMissingTargets(content));
  const settings = readSettings();
  const { origin, buildDir: current = buildFolder } = settings;
  keepOtherFiles(settings);
  keepPublicBuild(current, settings);
  const stamp = stampOfSources(origin);
  makeRoom();
  const progress = createProgress();
  progress.step("Building the site: pages");
  const build = stamp.slice(0, 16);
  await runReactRouter(origin, build);
  for (const address of noEntries) {
    rmSync(`${next}/client${address}/index.html`);
    rmSync(`${next}/client${dataPath(address)}`);
    if (address !== "/") rmdirSync(`${next}/client${address}`);
  }
  stopAt(findMissingInBuild(`${next}/client`, content));
  rmSync(`${next}/client/__spa-fallback.html`, { force: true });
  rmSync(`${next}/client/README.md`, { force: true });
  rmSync(`${next}/server`, { recursive: true, force: true });
  rmSync(`${next}/client/.vite`, { recursive: true, force: true });
  progress.step("Building the site: styles of the first paint");
  await inlineFirstStyles(`${next}/client`);
  writeMachineFiles(`${next}/client`, origin);
  await writeDrawings(next);
  carryOldAssets({ from: current, to: next });
  progress.step("Building the site: compressed copies");
  await writeStaticManifest(next, { origin, build });
  progress.step("Building the site: entries");
  stopAt(await renderFirstRelease(next));
  writeFileSync(`${next}/${stampName}`, stamp);
  const last = `${current}-last`;
  rmSync(last, { recursive: true, force: true });
  mkdirSync(current, { recursive: true });
  renameSync(current, last);
  renameSync(next, current);
  rmSync(last, { recursive: true, force: true });
  progress.step("Building the site: the server in one file");
  await bundleServer();
  spawnSync(process.execPath, ["server/main.js", "--compile"], { stdio: "inherit" });
  progress.end();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`Built the site in ${seconds} s.\n`);
}

/**
 * What lay where the build is put is deleted: a folder of something else, such as that of the data, is no place for it.
 * @throws WrongSetting
 */
function keepOtherFiles({ buildDir, dataDir }: Settings): void {
  const [place, data] = [buildDir ?? buildFolder, dataDir].map((folder) => path.resolve(folder));
  if (`${data}/`.startsWith(`${place}/`))
    throw new WrongSetting(
      `DATA_DIR is wrong: ${dataDir} lies in the folder of the built pages, which each build replaces: set it to ` +
        "another folder.",
    );
  if (buildDir === undefined || !existsSync(buildDir)) return;
  if (existsSync(`${buildDir}/static-manifest.json`)) return;
  if (statSync(buildDir).isDirectory() && readdirSync(buildDir).length === 0) return;
  throw new WrongSetting(
    `BUILD_DIR is wrong: ${buildDir} holds something else than a build, and a build would replace it: set it to a ` +
      "new or an empty folder.",
  );
}

/**
 * Whoever tries something out on the machine of a public site, or forgets SITE_ORIGIN, does not replace its pages.
 * @throws WrongSetting
 */
function keepPublicBuild(current: string, { origin, isOriginGiven }: Settings): void {
  const manifest = `${current}/static-manifest.json`;
  if (isOriginGiven || !existsSync(manifest)) return;
  const built: StaticManifest = JSON.parse(readFileSync(manifest, "utf8"));
  if (isLoopback(built.origin)) return;
  throw new WrongSetting(
    `${current} has the pages of ${built.origin}, and SITE_ORIGIN is not set: set it, or set BUILD_DIR to another ` +
      `folder for pages of ${origin}.`,
  );
}

/** An empty folder for the new build; ends the command where nothing can be written. */
function makeRoom(): void {
  try {
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    stop(
      `The site must be built, since its sources or SITE_ORIGIN have changed, and ${process.cwd()} cannot be ` +
        `written to (${code}): build it where it can (npm run build), and bring the folder here.`,
    );
  }
}

function stopAt(problems: string[]): void {
  if (problems.length > 0) stop(`${problems.join("\n")}\n${stillThere}`);
}

async function runReactRouter(origin: string, build: string): Promise<void> {
  const child = spawn(
    process.execPath,
    ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"],
    {
      env: {
        ...process.env,
        NODE_ENV: "production",
        BUILD_DIRECTORY: next,
        BUILD_ID: build,
        SITE_ORIGIN: origin,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const [status] = await once(child, "close");
  if (status !== 0) stop(`${output}\n${stillThere}`);
}
