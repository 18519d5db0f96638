import { readFileSync } from "node:fs";
import type { Expectation } from "./expectation.ts";

/** Packages that want to run a script while they are installed are known by name (`allowScripts`). */
export function checkInstallScripts(): Expectation[] {
  const { allowScripts } = readJson("package.json") as { allowScripts: Record<string, boolean> };
  const { packages } = readJson("package-lock.json") as {
    packages: Record<string, { hasInstallScript?: boolean; optional?: boolean }>;
  };
  const unknown = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ""))
    .filter((name) => !(name in allowScripts));
  return [
    {
      name: "no unknown package runs an install script",
      problems: unknown.map((name) => `package.json: allowScripts: decide about ${name}`),
    },
  ];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
