import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { languageCodes } from "../../platform/language/languages.ts";
import { problemsOf } from "../../server/wrong-content.ts";

type Messages = { [key: string]: string | Messages };
type Compiled = { [key: string]: unknown };

const folder = path.resolve("content/messages");

/** The sets of words: the public one, and those that are loaded only where they are needed. Name → folder. */
const sets = { "": folder, "admin/": path.join(folder, "admin") };
const files = Object.entries(sets).flatMap(([set, place]) =>
  languageCodes.map((code) => ({
    name: `${set}${code}`,
    file: path.join(place, `${code}.json`),
  })),
);

/** The module that reads the words as files, which a bundle cannot: here it imports them. */
const wordsModule = path.resolve("platform/language/all-messages.ts");
function importsOfWords(): string {
  const lines = languageCodes.map(
    (code, place) => `import words${place} from "#content/messages/${code}.json";`,
  );
  const entries = languageCodes.map((code, place) => `${JSON.stringify(code)}: words${place}`);
  return `${lines.join("\n")}\nexport const allMessages = { ${entries.join(", ")} };`;
}

function compileAll(messages: Messages): Compiled {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === "string" ? compile(value) : compileAll(value),
    ]),
  );
}

/** Of the names in menus what code says by itself; the others come with each page (features/pages/site). */
const saidInMenus = ["jobs", "privacy"];

/** The public words as the browser gets them. */
function shownSet(file: string): string {
  const { nav, ...messages } = JSON.parse(translationSet(file));
  const kept = nav && Object.fromEntries(saidInMenus.map((key) => [key, nav[key]]));
  return JSON.stringify({ ...messages, ...(kept && { nav: kept }) });
}

/**
 * A translation set: ICU messages compiled, no parser needed in the browser.
 * @throws Error naming file and key of what is no message
 */
function translationSet(file: string): string {
  const text = readFileSync(file, "utf8");
  const problems = problemsOf(path.relative(".", file), text);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return JSON.stringify(compileAll(JSON.parse(text)));
}

function versionOf(file: string): string {
  return createHash("sha256").update(shownSet(file)).digest("base64url").slice(0, 22);
}

/** Versions of one set by language: a part of its address. */
function versionsOf(set: keyof typeof sets): string {
  return JSON.stringify(
    Object.fromEntries(
      languageCodes.map((code) => [code, versionOf(path.join(sets[set], `${code}.json`))]),
    ),
  );
}

/** Compiles the messages in both builds and writes `/assets/i18n/{code}.json` and `/assets/i18n/admin/{code}.json`. */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    enforce: "pre",
    config: () => ({
      define: {
        __MESSAGE_VERSIONS__: versionsOf(""),
        __ADMIN_MESSAGE_VERSIONS__: versionsOf("admin/"),
      },
    }),
    load(id) {
      if (id === wordsModule) return importsOfWords();
      if (files.some(({ file }) => id === file)) return translationSet(id);
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { name, file } of files) {
        this.emitFile({
          type: "asset",
          fileName: `assets/i18n/${name}.json`,
          source: shownSet(file),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = /^\/assets\/i18n\/([\w/]+)\.json/.exec(request.url ?? "")?.[1];
        if (!asked) return next();
        const found = files.find(({ name }) => name === asked);
        response.setHeader("content-type", "application/json");
        response.end(found ? shownSet(found.file) : "{}");
      });
    },
  };
}
