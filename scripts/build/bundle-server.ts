import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { bundleFile, installed, stampOf, stampsFile } from "../../server/find-bundle.ts";

/** Native. */
const native = "better-sqlite3";
/** Loaded by those alone who need them. */
const loadedLater = ["nodemailer", "pg", "sharp"];

/**
 * Puts the server and the packages that it uses into one file that people can read, beside the stamps of its sources.
 * Whatever else runs (commands, threads, processes that render) runs from the sources.
 * @throws where a package that few need would be loaded by all: its import goes to the top of the file, also out of a
 *   module that is imported later itself
 */
export async function bundleServer(): Promise<void> {
  const made = await build({
    ...{ configFile: false, publicDir: false, logLevel: "error" },
    ssr: { noExternal: true, external: [native, ...loadedLater] },
    // Of React, one of its two.
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      ...{ ssr: "server/begin.ts", target: "node20", minify: false, write: false },
      rolldownOptions: { output: { codeSplitting: false, comments: false } },
    },
    plugins: [keepPlaces],
  });
  const [chunk] = (made as Rolldown.RolldownOutput).output;
  const early = loadedLater.filter((name) => chunk.imports.includes(name));
  if (early.length > 0) throw new Error(`Each start would load ${early.join(", ")}`);
  const files = chunk.moduleIds.filter((id) => path.isAbsolute(id)).map(fromHere);
  const sources = [...files.filter((file) => !file.startsWith("node_modules/")), installed];
  const stamps = Object.fromEntries(sources.map((file) => [file, stampOf(file)]));
  mkdirSync(path.dirname(bundleFile), { recursive: true });
  // While one is written there is none.
  rmSync(stampsFile, { force: true });
  writeFileSync(bundleFile, inAscii(chunk.code));
  writeFileSync(`${stampsFile}-next`, JSON.stringify(stamps));
  renameSync(`${stampsFile}-next`, stampsFile);
}

const fromHere = (file: string) => path.relative(".", file);

/** What a file finds by its own place, it finds from the bundle's. */
const keepPlaces: Plugin = {
  name: "keep-places",
  transform(code, id) {
    const isOurs = path.isAbsolute(id) && !id.includes("/node_modules/");
    if (!isOurs || !code.includes("import.meta.")) return undefined;
    const place = path.relative(path.dirname(bundleFile), fromHere(id));
    const url = `new URL(${JSON.stringify(place)}, import.meta.url)`;
    return code
      .replaceAll("import.meta.url", `${url}.href`)
      .replaceAll("import.meta.dirname", `decodeURIComponent(new URL(".", ${url}).pathname)`);
  },
};

/**
 * V8 keeps two bytes of each letter of a file in which one letter is beyond Latin-1.
 * @throws where an escape would be another text: after a backslash, and in `String.raw`
 */
function inAscii(code: string): string {
  const [wrong] = /\\[^\0-\x7f]|String\.raw`[^`]*[^\0-\x7f`][^`]*`/.exec(code) ?? [];
  if (wrong) throw new Error(`The server's file cannot be written in ASCII: ${wrong}`);
  return code.replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
