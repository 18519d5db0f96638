import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { entryFileName, writeEntry } from "#features/pages/write-entry.server.ts";
import type { Given } from "./subcommand.ts";
import { withStore } from "./with-store.ts";

export async function exportContent({ words: [folder = ""], values }: Given): Promise<void> {
  const { json, "dry-run": dryRun = false } = values;
  const entries = await withStore((store) => readNewest(store.read));
  const files = entries.map(({ document }) => ({
    name: entryFileName(document),
    text: writeEntry(document),
  }));
  const written = files.filter(({ name, text }) => {
    const file = path.join(folder, name);
    return !existsSync(file) || readFileSync(file, "utf8") !== text;
  });
  if (!dryRun)
    for (const { name, text } of written) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  const names = written.map(({ name }) => name);
  if (json)
    return console.log(
      JSON.stringify({ written: names, unchanged: files.length - names.length, dryRun }),
    );
  for (const name of names) console.log(name);
  const would = dryRun ? "would be " : "";
  console.log(
    `${names.length} files ${would}written, ${files.length - names.length} as they were.`,
  );
}
