import type { Expectation } from "./expectation.ts";
import { filesBelow, importsOf, sourceFolders, targetOf, textOf } from "./source-files.ts";

/** Top folder → the top folders it may import from, besides itself (docs/architecture.md). */
const mayImport: Record<string, readonly string[]> = {
  content: [],
  public: [],
  docs: [],
  deploy: [],
  ui: [],
  features: ["ui", "content"],
  app: ["features", "ui", "content"],
  server: ["features", "content"],
  scripts: ["app", "content", "features", "server", "tests", "ui"],
  benchmarks: ["app", "content", "features", "scripts", "server", "tests"],
  tests: ["app", "content", "features", "scripts", "server", "ui"],
};

/** Features that every feature may import; any other two meet in a route or in server/services.ts. */
const sharedFeatures = ["i18n", "content", "session", "paging"];

/** Packages that speak HTTP: only the server's adapters and the development server use them. */
const httpPackages = /^(hono|@hono\/)/;
const httpFolders = /^(server\/(api|http|[^/]+$)|scripts\/vite\/|tests\/|benchmarks\/)/;

/** Only this file reads the settings; scripts run before or beside the server. */
const environmentReaders = /^(server\/env\.ts|scripts\/|tests\/|benchmarks\/)/;

/** What a test beside the code may stand on, wherever it lies. */
const testGround = /^(tests\/support|server\/database)\//;

/** A migration that has shipped does the same for ever: it stands on nothing that changes. */
const migrationFolder = /^server\/database\/migrations\//;

const isServerOnly = (file: string) => /\.server(\.test)?\.ts$/.test(file);
/** A route's loader runs while building; React Router takes it and its imports out of the page, or fails the build. */
const isRoute = (file: string) => file.startsWith("app/routes/");
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Each folder under the root, and each feature, imports only what it may. */
export function checkImportDirections(): Expectation[] {
  return sourceFolders().flatMap((folder) => {
    const files = filesBelow(folder, ".ts", ".tsx");
    const name = `imports of ${folder}/ go the right way`;
    if (!mayImport[folder]) {
      return [
        { name, problems: [`${folder}/: has no rule (scripts/checks/import-directions.ts)`] },
      ];
    }
    if (folder !== "features") return [{ name, problems: files.flatMap(problemsOf) }];
    return Object.entries(Object.groupBy(files, featureOf)).map(([feature, own]) => ({
      name: `imports of features/${feature}/ go the right way`,
      problems: (own ?? []).flatMap(problemsOf),
    }));
  });
}

function problemsOf(file: string): string[] {
  const source = textOf(file);
  const problems = importsOf(source)
    .map(({ specifier, typeOnly }) => ({ specifier, why: whyNot(file, specifier, typeOnly) }))
    .filter(({ why }) => why !== undefined)
    .map(({ specifier, why }) => `${file}: imports ${specifier}: ${why}`);
  if (source.includes("process.env") && !environmentReaders.test(file) && !isTest(file)) {
    problems.push(`${file}: reads process.env: only server/env.ts does`);
  }
  return problems;
}

/** Why this file may not import that; undefined when it may. */
export function whyNot(file: string, specifier: string, typeOnly: boolean): string | undefined {
  const target = targetOf(specifier, file);
  if (target === undefined) {
    if (httpPackages.test(specifier) && !httpFolders.test(file)) {
      return "HTTP belongs to server/api and server/http";
    }
    return undefined;
  }
  if (migrationFolder.test(file) && !migrationFolder.test(target)) {
    return "a migration imports nothing that can change";
  }
  const from = topOf(file);
  const to = topOf(target);
  const isGround = isTest(file) && testGround.test(target);
  if (to !== from && !mayImport[from]?.includes(to) && !isGround) {
    return `${from} imports nothing from ${to}`;
  }
  if (from === "features" && to === "features") {
    const feature = featureOf(target);
    if (feature !== featureOf(file) && !sharedFeatures.includes(feature)) {
      return "features meet in a route or in server/services.ts";
    }
  }
  const isBrowserCode =
    (from === "features" && !isServerOnly(file)) || (from === "app" && !isRoute(file));
  if (isBrowserCode && isServerOnly(target) && !typeOnly && !isTest(file)) {
    return "*.server.ts never reaches the browser";
  }
  const isNative = from === "server" || isServerOnly(file);
  if (isNative && target.endsWith(".tsx")) return "Node runs no .tsx";
  return undefined;
}

const topOf = (file: string) => file.split("/")[0] ?? "";
const featureOf = (file: string) => file.split("/")[1] ?? "";
