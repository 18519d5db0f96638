import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import compile from "icu-minify/compile";
import * as v from "valibot";
import { catalogueSchema } from "#features/catalogue/product-schema.ts";
import { taxSchema } from "#features/orders/rules/tax-schema.ts";
import { navigationSchema } from "#platform/content/navigation-schema.ts";
import { siteSchema } from "#platform/content/site-schema.ts";
import { storageSchema } from "#platform/content/storage-schema.ts";
import { filled, inEachLanguage } from "#platform/content/words-schema.ts";
import { personalDataWordsSchema } from "#platform/personal-data/words-schema.ts";

type Words = { [key: string]: string | Words };

const root = fileURLToPath(new URL("..", import.meta.url));

/** Group → name → its text in each language. */
const groupsOfWords = v.record(filled, v.record(filled, inEachLanguage));

/** File of facts → what it must hold. */
const schemas: Record<string, v.GenericSchema> = {
  "content/navigation.json": navigationSchema,
  "content/order-texts/places.json": groupsOfWords,
  "content/order-texts/withdraw.json": groupsOfWords,
  "content/personal-data.json": personalDataWordsSchema,
  "content/products.json": catalogueSchema,
  "content/site.json": siteSchema,
  "content/storage.json": storageSchema,
  "content/tax.json": taxSchema,
};

/** Folders whose texts are ICU messages. */
const messageFolders = ["content/messages", "content/messages/admin", "content/mails"];

/**
 * What is wrong in the files of `content/`, one line each: file, key, what is expected. Reads them as files and imports
 * none of them, so that it can speak before a broken one stops a program.
 */
export function findWrongContent(): string[] {
  return readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => path.posix.join("content", file.replaceAll(path.sep, "/")))
    .sort()
    .flatMap((file) => problemsOf(file, readFileSync(path.join(root, file), "utf8")));
}

/** Ends the process where a file of `content/` is wrong. */
export function stopAtWrongContent(): void {
  const problems = findWrongContent();
  if (problems.length === 0) return;
  console.error(problems.join("\n"));
  process.exit(1);
}

/** `content/site.json: contact.email: expected an e-mail address, not "x"` */
export function problemsOf(file: string, text: string): string[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return [`${file}: is no JSON: ${(error as Error).message}`];
  }
  if (messageFolders.includes(path.posix.dirname(file)))
    return [...wrongMessages(content as Words, "")].map((line) => `${file}: ${line}`);
  const { issues = [] } = v.safeParse(schemas[file] ?? v.unknown(), content);
  return issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? "(whole)"}: ${told(issue)}`);
}

function told(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== "strict_object") return issue.message;
  if (issue.expected === "never")
    return "no such key is known: remove it, or write it as its schema does";
  return "missing";
}

function* wrongMessages(words: Words, prefix: string): Generator<string> {
  for (const [key, word] of Object.entries(words)) {
    const name = prefix + key;
    if (typeof word === "object") yield* wrongMessages(word, `${name}.`);
    else {
      try {
        compile(word);
      } catch (error) {
        yield `${name}: is no message (https://unicode-org.github.io/icu/userguide/format_parse/messages/): ${(error as Error).message}`;
      }
    }
  }
}
