import type { Expectation } from "./expectation.ts";
import { filesBelow, importsOf, sourceFolders, targetOf, textOf } from "./source-files.ts";

/** Top folder → the top folders it may import from, besides itself (docs/architecture.md). */
const mayImport: Record<string, readonly string[]> = {
  content: [],
  public: [],
  docs: [],
  deploy: [],
  ui: [],
  platform: ["ui", "content"],
  features: ["platform", "ui", "content"],
  app: ["features", "platform", "ui", "content"],
  server: ["features", "platform", "content"],
  scripts: ["app", "content", "features", "platform", "server", "tests", "ui"],
  benchmarks: ["app", "content", "features", "platform", "scripts", "server", "tests"],
  tests: ["app", "content", "features", "platform", "scripts", "server", "ui"],
};

/**
 * What one feature may take from another, beside that feature's `calls.ts`: parts that it offers on purpose and names
 * in its README.
 */
const offered: Record<string, readonly RegExp[]> = {
  accounts: [/^features\/accounts\/(loaded|panel|use-answer|use-call)\./],
  applications: [
    /^features\/applications\/(page\/application-form|file-kinds|check-file\.server)\./,
  ],
  catalogue: [
    /^features\/catalogue\/(product-(?:schema|choices|picture)|price-history|offer|shown-product|(?:read-(?:offers|sold-products)|seeded-products)\.server)\./,
  ],
  help: [/^features\/help\/useful-question\./],
  messages: [
    /^features\/messages\/(self-test-message|mails\/self-test-mail|page\/(contact|enquiry)-form)\./,
  ],
  newsletter: [/^features\/newsletter\/email-form\./],
  cart: [
    /^features\/cart\/(use-enquiry|enquiry-address|empty-cart|chosen-place|cart-(?:totals|item)|saved-cart|write-price|add-to-cart|wishlist-(?:toggle|store)|wishlist\/leave-account|saved-only|product-(?:brief|card)|price|use-price|sale-badge)\./,
  ],
  orders: [
    /^features\/orders\/(rules\/|order-fields\.|order-tables\.server\.|shop-facts\.|seller\.server\.|checkout\/lines-of-address\.)/,
    /^features\/orders\/admin\/(?:office-calls|order-figures)\./,
  ],
  pictures: [
    /^features\/pictures\/((?:stored-pictures|keep-picture|fill-alt|picture-files)\.server|picture-text|admin\/picture-(?:dialog|details))\./,
  ],
  "buyer-rights": [/^features\/buyer-rights\/texts\//],
  legal: [/^features\/legal\/(?:fill-facts|(?:company-facts|keep-together|named-facts)\.server)\./],
  news: [/^features\/news\/(admin\/feed-health|news-slot)\./],
  sections: [
    /^features\/sections\/(section-types|section-components|section-props|drawing-names|pictures\/client-(?:companies|logos)|posts\/post-card|services-list\/(?:use-euro|service-card)|questions\/question-list|sample-label|soft-text|rich-text-view|nothing-to-show|dotted-list|speaker)\./,
    /^features\/sections\/(fields-of-work|cases-of|cases\/case-card|integration-sorts|questions\/(?:questions-asked|section))\./,
  ],
  "content-board": [
    /^features\/content-board\/(?:wrong-redirect|admin\/(?:follow-job|publish-progress|schedule-form|use-office-clock|bin\/(?:kept-from-bin|restore-entry|use-bin)))\./,
  ],
  editor: [
    /^features\/editor\/(entry-address|form\/use-field-words|draft\/keep-version\.server|new-entry\/new-kinds)\./,
  ],
  pages: [/^features\/pages\//],
  publishing: [
    /^features\/publishing\/(jobs\.server|release-store\.server|release-files\.server|scheduled-jobs\.server|office-instant)\./,
  ],
  seo: [/^features\/seo\//],
  search: [/^features\/search\/(read-findable\.server|search-index|in-list\/.+)\./],
  mailbox: [/^features\/mailbox\/(delivery-history|mail-badge)\./],
};

/** Packages that speak HTTP: only the server's adapters and the development server use them. */
const httpPackages = /^(hono|@hono\/)/;
const httpFolders = /^(server\/|platform\/http\/|scripts\/vite\/|tests\/|benchmarks\/)/;

/** Only this file reads the settings; scripts run before or beside the server. */
const environmentReaders = /^(server\/env\.ts|scripts\/|tests\/|benchmarks\/)/;

/**
 * Who reads the company's facts from the file: a browser has but a part of it, and people change the rest, so all
 * others take `site`, `siteIn` or `wholeSite`, whose types say what they have. The drawings belong to the build.
 */
const factReaders =
  /^(platform\/content\/|features\/sections\/pictures\/drawings\.tsx$|scripts\/checks\/)/;

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
  return sourceFolders().flatMap(waysOf);
}

function waysOf(folder: string): Expectation[] {
  const files = filesBelow(folder, ".ts", ".tsx");
  const name = `imports of ${folder}/ go the right way`;
  if (!mayImport[folder]) {
    return [{ name, problems: [`${folder}/: has no rule (scripts/checks/import-directions.ts)`] }];
  }
  if (!hasRooms(folder)) return [{ name, problems: files.flatMap(problemsOf) }];
  return Object.entries(Object.groupBy(files, roomOf)).map(([room, own]) => ({
    name: `imports of ${folder}/${room}/ go the right way`,
    problems: (own ?? []).flatMap(problemsOf),
  }));
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
      return "HTTP belongs to platform/http and server";
    }
    return undefined;
  }
  if (migrationFolder.test(file) && !migrationFolder.test(target)) {
    return "a migration imports nothing that can change";
  }
  if (target === "content/site.json" && !factReaders.test(file) && !isTest(file)) {
    return "the company's facts come from platform/content (site, siteIn, wholeSite)";
  }
  const from = topOf(file);
  const to = topOf(target);
  const isGround = isTest(file) && testGround.test(target);
  if (to !== from && !mayImport[from]?.includes(to) && !isGround) {
    return `${from} imports nothing from ${to}`;
  }
  if (from === "features" && to === "features") {
    const feature = roomOf(target);
    const isOffered =
      target === `features/${feature}/calls.ts` ||
      offered[feature]?.some((parts) => parts.test(target));
    if (feature !== roomOf(file) && !isOffered && !isTest(file)) {
      return "features meet in a route, by a port, or by what one offers";
    }
  }
  const isBrowserCode =
    !isServerOnly(file) &&
    file !== "app/entry.server.tsx" &&
    (from === "features" || from === "platform" || (from === "app" && !isRoute(file)));
  if (isBrowserCode && isServerOnly(target) && !typeOnly && !isTest(file)) {
    return "*.server.ts never reaches the browser";
  }
  const isNative = from === "server" || isServerOnly(file);
  if (isNative && target.endsWith(".tsx")) return "Node runs no .tsx";
  return undefined;
}

const hasRooms = (folder: string) => folder === "features" || folder === "platform";
const topOf = (file: string) => file.split("/")[0] ?? "";
const roomOf = (file: string) => file.split("/")[1] ?? "";
