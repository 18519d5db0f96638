import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { languageCodes } from "../../features/i18n/languages.ts";

type Messages = { [key: string]: string | Messages };
type Compiled = { [key: string]: unknown };

const folder = path.resolve("content/messages");
const fileOf = (code: string) => path.join(folder, `${code}.json`);

function compileAll(messages: Messages): Compiled {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === "string" ? compile(value) : compileAll(value),
    ]),
  );
}

/** The translation set of a language as the browser gets it: ICU messages compiled, no parser needed there. */
export function translationSet(code: string): string {
  return JSON.stringify(compileAll(JSON.parse(readFileSync(fileOf(code), "utf8"))));
}

function versionOf(code: string): string {
  return createHash("sha256").update(translationSet(code)).digest("base64url").slice(0, 22);
}

/** Compiles the messages in both builds and writes `/assets/i18n/{code}.json`. */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    enforce: "pre",
    config: () => ({
      define: {
        __MESSAGE_VERSIONS__: JSON.stringify(
          Object.fromEntries(languageCodes.map((code) => [code, versionOf(code)])),
        ),
      },
    }),
    load(id) {
      const code = languageCodes.find((known) => id === fileOf(known));
      if (code) return translationSet(code);
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const code of languageCodes) {
        this.emitFile({
          type: "asset",
          fileName: `assets/i18n/${code}.json`,
          source: translationSet(code),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const code = /^\/assets\/i18n\/(\w+)\.json/.exec(request.url ?? "")?.[1];
        if (!code) return next();
        response.setHeader("content-type", "application/json");
        response.end(languageCodes.some((known) => known === code) ? translationSet(code) : "{}");
      });
      server.watcher.on("change", (file) => {
        if (file.startsWith(folder)) server.ws.send({ type: "full-reload" });
      });
    },
  };
}
