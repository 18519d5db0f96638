import { readFileSync } from "node:fs";
import type { Expectation } from "./expectation.ts";

/** Licences that ask for no more than a notice, plus MPL-2.0 (per file) and OFL (fonts). */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Further licences, each for the packages that may have it and why. */
const exceptions: Record<string, { packages: RegExp; why: string }> = {
  "LGPL-3.0-or-later": {
    packages: /^@img\/sharp-/,
    why: "libvips, a separate binary that sharp links to",
  },
  "CC-BY-4.0": {
    packages: /^caniuse-lite$/,
    why: "a table of browser features, read by the build and not shipped",
  },
};

interface LockedPackage {
  license?: string;
  link?: boolean;
}

/** Every locked package, for whatever platform, has a licence that we can live with. */
export function checkLicences(): Expectation[] {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const problems = Object.entries(packages)
    .filter(([place, { link }]) => place !== "" && !link)
    .map(([place, { license }]) => ({ name: place.replace(/^.*node_modules\//, ""), license }))
    .filter(({ name, license }) => !isAllowed(license, name))
    .map(({ name, license }) => `package-lock.json: ${name}: licence ${license ?? "unknown"}`);
  return [{ name: "every package has a licence that is allowed", problems }];
}

/** Reads an SPDX expression without parentheses inside others: of OR (some write "or") one must be allowed, of AND all. */
export function isAllowed(license: string | undefined, name: string): boolean {
  if (!license) return false;
  const choices = license.replace(/[()]/g, "").split(/ or /i);
  return choices.some((choice) =>
    choice.split(" AND ").every((id) => allowed.has(id) || exceptions[id]?.packages.test(name)),
  );
}
