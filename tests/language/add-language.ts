import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Document, parseAllDocuments, stringify } from "yaml";

/** No real language; its words are English. */
export const invented = { code: "xq", name: "Uydurmaca", prefix: "/xq", locale: "en-XQ" };

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Copies the checkout into `folder` and does there what docs/add-a-language.md says; all words are the English ones. */
export function addLanguage(checkout: string, folder: string): void {
  const files = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    cwd: checkout,
    encoding: "utf8",
  }).split("\0");
  for (const file of files.filter(Boolean))
    cpSync(path.join(checkout, file), path.join(folder, file), { recursive: true });
  symlinkSync(path.join(checkout, "node_modules"), path.join(folder, "node_modules"));

  const table = path.join(folder, "platform/language/languages.ts");
  const writes = { group: ",", decimal: ".", percent: "0%", money: "¤0", day: "dd/mm/yyyy" };
  const row = JSON.stringify({ ...invented, writes });
  writeFileSync(
    table,
    readFileSync(table, "utf8").replace("\n] as const", `\n  ${row},\n] as const`),
  );

  for (const file of files.filter((name) => /^(content|public)\/.*\ben\b.*\.\w+$/.test(name)))
    copyFileSync(
      path.join(folder, file),
      path.join(folder, file.replace(/\ben\b(?=[^/]*$)/, invented.code)),
    );
  for (const file of files.filter((name) =>
    /^content\/([\w-]+|news\/missing|order-texts\/\w+)\.json$/.test(name),
  )) {
    const place = path.join(folder, file);
    const facts = JSON.parse(readFileSync(place, "utf8"));
    writeFileSync(place, JSON.stringify(withLanguage(facts), null, 2));
  }
  const withTexts = /^(content\/entries\/.*|features\/sections\/[\w-]+\/sample)\.yaml$/;
  for (const file of files.filter((name) => withTexts.test(name))) {
    const place = path.join(folder, file);
    const documents = parseAllDocuments(readFileSync(place, "utf8"));
    const written = [...documents].map((one) => stringify(withLanguage((one as Document).toJS())));
    writeFileSync(place, written.join("---\n"));
  }
}

/** What is there in English is there in the new language too. */
function withLanguage(facts: Json): Json {
  if (Array.isArray(facts)) return facts.map(withLanguage);
  if (typeof facts !== "object" || facts === null) return facts;
  const entries = Object.entries(facts).map(([key, value]) => [key, withLanguage(value)] as const);
  const english = facts.en === undefined ? [] : [[invented.code, withLanguage(facts.en)] as const];
  return Object.fromEntries([...entries, ...english]);
}
