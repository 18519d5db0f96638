import process from "node:process";
import { readLive } from "#features/pages/live-pages.server.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { writeEntry } from "#features/pages/write-entry.server.ts";
import type { Given } from "../subcommand.ts";
import { withStore } from "./with-store.ts";

export async function showContent({ words: [id = ""], values: { json } }: Given): Promise<void> {
  const found = await withStore(async ({ read }) => {
    const [entry] = await readNewest(read, [id]);
    const live = (await readLive(read)).filter((page) => page.entry === id);
    return entry && { ...entry, live };
  });
  if (!found) {
    console.error(`There is no entry ${JSON.stringify(id)}.`);
    process.exitCode = 1;
  } else if (json) console.log(JSON.stringify(found));
  else process.stdout.write(writeEntry(found.document));
}
