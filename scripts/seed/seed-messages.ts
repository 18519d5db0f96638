import { sql } from "kysely";
import { collectGarbage } from "#platform/collect-garbage.server.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import type { Progress } from "../progress.ts";
import { inventMessage } from "./invent-message.ts";

const rowsOfStatement = 500;
/** What one commit costs is shared by so many. */
const rowsOfCommit = 10_000;
const twoYears = 2 * 365 * 24 * 60 * 60 * 1000;
/** From so many on, an index is built faster at the end than row by row. */
const many = 20_000;

/** Adds invented messages, the oldest first, the last one now. */
export async function seedMessages(
  store: Store,
  count: number,
  { now = Date.now(), progress }: { now?: number; progress?: Progress } = {},
): Promise<void> {
  const dice = createDice(count);
  const rebuild = count >= many;
  // SQLite's index waits by itself (docs/decisions/015).
  if (rebuild && store.engine === "postgres") await store.write(dropIndex);
  for (let from = 0; from < count; from += rowsOfCommit) {
    const to = Math.min(count, from + rowsOfCommit);
    await store.write(async (trx) => {
      for (let at = from; at < to; at += rowsOfStatement) {
        const numbers = Array.from(
          { length: Math.min(rowsOfStatement, to - at) },
          (_, i) => at + i,
        );
        const rows = numbers.map((number) =>
          inventMessage(Math.round(now - ((count - number) / count) * twoYears), number, dice),
        );
        await insertRows(trx, store.engine, rows);
      }
    });
    // Prepared statements hold memory of the engine that V8 does not count: a million messages took 1.5 GB.
    collectGarbage();
    progress?.part(to, count);
  }
  if (!rebuild) return;
  progress?.step("Building the search index");
  await buildSearch(store);
}

/** The rows go as one JSON value: a statement with a parameter for each cell takes a megabyte of its own. */
async function insertRows(
  trx: Trx,
  engine: Store["engine"],
  rows: ReturnType<typeof inventMessage>[],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const json = JSON.stringify(rows);
  const cells = sql.join(names.map((name) => sql`value ->> ${sql.lit(name)}`));
  const source =
    engine === "postgres"
      ? sql`select ${columns} from json_populate_recordset(null::contact_message, ${json}::json)`
      : sql`select ${cells} from json_each(${json}) where true`;
  await sql`insert into contact_message (${columns}) ${source}
    on conflict (reference) do nothing`.execute(trx);
}

async function dropIndex(trx: Trx): Promise<void> {
  await sql`drop index if exists contact_message_search`.execute(trx);
}

/** The same as migration 004 makes. The pool's limit on the length of a statement does not count here. */
async function buildSearch({ engine, write }: Store): Promise<void> {
  await write(async (trx) => {
    if (engine === "postgres") {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`set local maintenance_work_mem = '256MB'`.execute(trx);
      await sql`create index contact_message_search on contact_message
        using gin (search_text gin_trgm_ops)`.execute(trx);
      return;
    }
    await sql`insert into contact_search (contact_search) values ('rebuild')`.execute(trx);
    await sql`delete from contact_search_waiting`.execute(trx);
  });
  if (engine === "postgres") await write((trx) => sql`analyze contact_message`.execute(trx));
}

/** Chances from 0 up to 1, the same in every run, so that two runs can be compared (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Throws of a die with so many sides, from 0 on. */
function createDice(seed: number): (sides: number) => number {
  const chance = createChance(seed);
  return (sides) => Math.floor(chance() * sides);
}
