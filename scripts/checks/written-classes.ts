import { readFileSync } from "node:fs";
import path from "node:path";
import { compile } from "tailwindcss";
import { filesBelow, textOf } from "./source-files.ts";

const folders = ["app", "features", "platform", "ui"];

/**
 * Classes of elements that no rule answers: a browser takes such a class for nothing, and says so nowhere. A colour
 * that pages know as a variable alone is none of Tailwind's, for instance.
 * @returns `file: class`
 */
export async function unansweredClasses(): Promise<string[]> {
  const below = (...endings: string[]) => folders.flatMap((one) => filesBelow(one, ...endings));
  const own = new Set(below(".css").flatMap((sheet) => rulesOf(textOf(sheet))));
  const makesRule = await startTailwind("ui/styles/base.css");
  return below(".tsx")
    .filter((file) => !file.endsWith(".test.tsx"))
    .flatMap((file) =>
      classesIn(textOf(file))
        .filter((name) => !own.has(name) && !makesRule(name))
        .map((name) => `${file}: ${name}`),
    );
}

/** The classes that a style sheet has rules for. */
const rulesOf = (sheet: string): string[] =>
  [...sheet.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = ""]) => name.replaceAll("\\", ""));

/** The classes that a component writes on its elements; what it reads from elsewhere is not known here. */
export function classesIn(source: string): string[] {
  const written = [...source.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)];
  const words = written.flatMap(([, plain, made = ""]) => plain ?? wordsOf(made));
  // These two say nothing by themselves: classes of others ask for them.
  return [...new Set(words.join(" ").split(/\s+/))].filter(
    (name) => name !== "" && name !== "group" && name !== "peer",
  );
}

/** What stands in quotes: arguments and what is compared with are no classes. */
function wordsOf(made: string): string[] {
  const code = made.replaceAll(/\w+\([^()]*"[^()]*\)|[!=]== "[^"]*"/g, "");
  const texts = [...code.matchAll(/`([^`]*)`/g)].map(([, text = ""]) =>
    text.replaceAll(/\$\{[^}]*\}/g, " "),
  );
  return [...texts, ...[...code.matchAll(/"([^"]*)"/g)].map(([, text = ""]) => text)];
}

/** @returns whether Tailwind makes a rule of a class */
async function startTailwind(sheet: string): Promise<(name: string) => boolean> {
  const { build } = await compile(textOf(sheet), {
    base: path.dirname(sheet),
    loadStylesheet: async (id, base) => {
      const file =
        id === "tailwindcss" ? "node_modules/tailwindcss/index.css" : path.join(base, id);
      return { path: file, base: path.dirname(file), content: readFileSync(file, "utf8") };
    },
  });
  let before = build([]).length;
  const known = new Map<string, boolean>();
  return (name) => {
    if (!known.has(name)) {
      const { length } = build([name]);
      known.set(name, length > before);
      before = length;
    }
    return known.get(name) ?? false;
  };
}
