import { expect, onTestFinished, test } from "vitest";
import { claimIdempotencyKey } from "#platform/submissions/claim-idempotency-key.server.ts";
import { migrate } from "#server/database/migrate.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openDatabase } from "./open-database.server.ts";
import { createStore, type Trx } from "./store.server.ts";

const claim = (trx: Trx, key: string) =>
  claimIdempotencyKey(trx, { scope: "contact", key, bodyHash: "b", keepFor: 1_000 }, 1);

test("a member of a batch that fails leaves nothing behind, and its neighbours all of theirs", async () => {
  const database = await openDatabase({ dataDir: temporaryFolder() });
  await migrate(database.db);
  const store = createStore(database);
  onTestFinished(() => store.close());

  const refused = async (trx: Trx) => {
    await claim(trx, "refused");
    throw new Error("limited");
  };
  // Asked for in one breath, so that they share a commit.
  const answers = await Promise.allSettled([
    store.write((trx) => claim(trx, "before")),
    store.write(refused),
    store.write((trx) => claim(trx, "behind")),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  const kept = await store.read
    .selectFrom("idempotency_key")
    .select("key")
    .orderBy("key")
    .execute();
  expect(kept).toEqual([{ key: "before" }, { key: "behind" }]);
  expect(await store.write((trx) => claim(trx, "refused"))).toEqual({ kind: "new" });
});
