import { readFileSync } from "node:fs";
import { defaultLanguage, languageCodes } from "../../platform/language/languages.ts";
import { placeholdersOf } from "../../platform/language/placeholders.server.ts";
import { problemsOf } from "../../server/wrong-content.ts";
import type { Expectation } from "./expectation.ts";
import { findUnusedKeys } from "./message-use.ts";

type Messages = { [key: string]: string | Messages };

/** Folder of words → the folders whose code says them. */
const wordFolders: Record<string, readonly string[]> = {
  "content/messages": ["app", "features", "platform", "server", "ui"],
  "content/messages/admin": ["app/admin", "features", "platform"],
  "content/mails": ["features", "platform", "server"],
};

/** The words of every language are complete, say the same things, and are all used. */
export function checkMessages(): Expectation[] {
  return Object.entries(wordFolders).flatMap(([folder, users]) => {
    const model = `${folder}/${defaultLanguage.code}.json`;
    const compared = languageCodes.map((code) => `${folder}/${code}.json`);
    const unreadable = compared.flatMap((file) => problemsOf(file, readFileSync(file, "utf8")));
    if (unreadable.length > 0) return [{ name: `${folder} can be read`, problems: unreadable }];
    const words = readWords(model);
    return [
      ...compared.map((file) => ({
        name: `${file} has the keys and placeholders of ${model}`,
        problems: compareWords({ file, words: readWords(file), model, modelWords: words }),
      })),
      {
        name: `every key of ${folder} is used`,
        problems: findUnusedKeys([...words.keys()], users).map((key) => `${model}: ${key}: unused`),
      },
    ];
  });
}

interface Compared {
  file: string;
  words: Map<string, string>;
  model: string;
  modelWords: Map<string, string>;
}

/** What one language's words lack, have too much, or say with other placeholders. */
export function compareWords({ file, words, model, modelWords }: Compared): string[] {
  const missing = [...modelWords.keys()].filter((key) => !words.has(key));
  const extra = [...words.keys()].filter((key) => !modelWords.has(key));
  const both = [...words].filter(([key]) => modelWords.has(key));
  return [
    ...missing.map((key) => `${file}: ${key}: missing`),
    ...extra.map((key) => `${file}: ${key}: not in ${model}`),
    ...both.flatMap(([key, text]) => {
      if (text.trim() === "") return [`${file}: ${key}: empty`];
      const [ours, theirs] = [text, modelWords.get(key) ?? ""].map((said) =>
        placeholdersOf(said).join(" "),
      );
      if (ours === theirs) return [];
      return [`${file}: ${key}: placeholders ${ours || "none"}, in ${model} ${theirs || "none"}`];
    }),
  ];
}

function readWords(file: string): Map<string, string> {
  return new Map(flatten(JSON.parse(readFileSync(file, "utf8"))));
}

/** `{a: {b: "x"}}` → `[["a.b", "x"]]` */
function flatten(messages: Messages, prefix = ""): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}
