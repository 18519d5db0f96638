import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { installPackage, mayInstall } from "./install-package.ts";

/** No browser, and none may be installed; the message is the one line that says what to do. */
export class BrowserMissing extends Error {
  override name = "BrowserMissing";
}

/** The first is Chromium without the parts for a screen: the tests take a third less time in it. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const fixedPlaces = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/**
 * The Chromium to test with: CHROMIUM_PATH, else an installed one.
 * @throws BrowserMissing
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new BrowserMissing(`CHROMIUM_PATH is wrong: ${named} is no program that can be run.`);
  }
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const found = [...places, ...fixedPlaces].find(isProgram);
  if (found) return found;
  throw new BrowserMissing(
    "No browser for the end-to-end tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
}

/** As findChromium; where none is there, root on Debian installs a package. */
export function findOrInstallChromium(): string {
  try {
    return findChromium();
  } catch (error) {
    if (process.env.CHROMIUM_PATH || !mayInstall()) throw error;
    process.stdout.write("Installing a Chromium …\n");
    // Not every Debian has the first.
    installPackage("chromium-headless-shell", "chromium");
    return findChromium();
  }
}

/** `--no-sandbox` only for root, whom Chromium refuses otherwise; the rest keeps the browser quiet. */
export function chromiumFlags(): string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    ...(isRoot ? ["--no-sandbox"] : []),
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ];
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
