import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { entryFileName, writeEntry } from "#features/pages/write-entry.server.ts";
import { writePictureFiles } from "#features/pictures/picture-files.server.ts";
import { counted } from "../counted.ts";
import type { Given } from "../subcommand.ts";
import { sayUnknown } from "./say-unknown.ts";
import { withStore } from "./with-store.ts";

export async function exportContent({ words: [folder = ""], values }: Given): Promise<void> {
  const { json, "dry-run": dryRun = false } = values;
  const names: string[] = [];
  let unchanged = 0;
  const write = ({ name, bytes }: { name: string; bytes: Uint8Array }) => {
    const file = path.join(folder, name);
    if (existsSync(file) && readFileSync(file).equals(bytes)) {
      unchanged += 1;
      return;
    }
    names.push(name);
    if (dryRun) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  };
  await withStore(async (store) => {
    await sayUnknown(store);
    for (const { document } of await readNewest(store.read))
      write({ name: entryFileName(document), bytes: Buffer.from(writeEntry(document)) });
    // One after the other: a picture may have 25 MB.
    for await (const file of writePictureFiles(store.read)) write(file);
  });
  if (json) return console.log(JSON.stringify({ written: names, unchanged, dryRun }));
  for (const name of names) console.log(name);
  const would = dryRun ? "would be " : "";
  console.log(`${counted(names.length, "file")} ${would}written, ${unchanged} as they were.`);
}
