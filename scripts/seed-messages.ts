/**
 * Fills the store with invented messages, for trying the back office with many: `npm run seed -- 1000000`. They are
 * added to what is there, spread over the last two years; none of them is mailed. `--undo` removes them again.
 */

import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore, type Store } from "#platform/store/store.server.ts";
import { migrate } from "#server/database/migrate.ts";
import { readSettings } from "#server/env.ts";
import { runCommand } from "./command.ts";
import { openExisting } from "./open-existing.ts";
import { createProgress } from "./progress.ts";
import { removeSeeds } from "./seed/remove-seeds.ts";
import { seedMessages } from "./seed/seed-messages.ts";
import { stop } from "./stop.ts";

await runCommand(
  {
    usage: "npm run seed [-- <how many, 1000> | --undo]",
    about: "Adds invented messages, for trying the back office with many.",
    options: { undo: { type: "boolean", about: "removes what it added, and nothing else" } },
    words: { least: 0, most: 1 },
  },
  async ({ words: [written = "1000"], values: { undo = false } }) => {
    const count = Number(written);
    if (!Number.isSafeInteger(count) || count < 1) stop(`"${written}" is no number of messages.`);
    const { origin, loopback, ...settings } = readSettings();
    if (!loopback && !undo)
      stop(
        `${origin} is a public site (SITE_ORIGIN): invented messages would stand among real ones.`,
      );
    const database = await (undo ? openExisting(settings) : openDatabase(settings));
    const store = createStore(database);
    try {
      await migrate(database.db);
      await (undo ? removeAll(store) : add(store, count));
    } finally {
      await store.close();
    }
  },
);

async function add(store: Store, count: number): Promise<void> {
  const since = performance.now();
  const progress = createProgress();
  progress.step("Inventing messages");
  await seedMessages(store, count, { progress });
  progress.end();
  console.log(`${count} messages in ${Math.round((performance.now() - since) / 1000)} s.`);
}

async function removeAll(store: Store): Promise<void> {
  const progress = createProgress();
  progress.step("Removing invented messages");
  const removed = await removeSeeds(store, progress);
  progress.end();
  console.log(`${removed} invented messages were removed.`);
}
