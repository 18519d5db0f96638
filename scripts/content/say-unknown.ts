import { readUnknown } from "#features/pages/stored-entries.server.ts";
import type { Store } from "#platform/store/store.server.ts";

/** Whoever counts on all entries hears of those that are left out; apart from what a program reads. */
export async function sayUnknown({ read }: Pick<Store, "read">): Promise<void> {
  for (const { id, kind } of await readUnknown(read))
    console.error(`Left out: ${id} is of the kind ${kind}, which this release does not know.`);
}
