/**
 * Fills the store with invented messages, for trying the back office with many: `npm run seed -- 1000000`. They are
 * added to what is there, spread over the last two years; none of them is mailed.
 */
import process from "node:process";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { createStore } from "#server/database/store.ts";
import { seedMessages } from "./seed/seed-messages.ts";
import { settingsOrStop } from "./settings-or-stop.ts";
import { stop } from "./stop.ts";

const count = Number(process.argv[2] ?? 1_000);
if (!Number.isSafeInteger(count) || count < 1) {
  stop("How many? For example: npm run seed -- 10000");
}
const database = await openDatabase(settingsOrStop());
const store = createStore(database);
await migrate(database.db);
const since = performance.now();
await seedMessages(store, count);
console.log(`${count} messages in ${Math.round((performance.now() - since) / 1000)} s.`);
await store.close();
