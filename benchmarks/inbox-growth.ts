/**
 * How long a page of the inbox and a search take as the store grows: `node benchmarks/inbox-growth.ts [most]`, from
 * 1,000 messages to 1,000,000 (or `most`) on SQLite and, where it is installed, PostgreSQL. Each time is what the
 * API does for one call, its entry in the audit log included; the median of nine calls, then the slowest.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { createInbox } from "#features/messages/admin/inbox.server.ts";
import { foldLetters } from "#platform/rules/fold-letters.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore, type Store } from "#platform/store/store.server.ts";
import { migrate } from "#server/database/migrate.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { seedMessages } from "../scripts/seed/seed-messages.ts";

const most = Number(process.argv[2] ?? 1_000_000);
const sizes = [1_000, 10_000, 100_000, 1_000_000].filter((size) => size <= most);
const runs = 9;
const by = { id: "benchmark", name: "Benchmark" };
const day = 24 * 60 * 60 * 1000;

type Inbox = ReturnType<typeof createInbox>;
type Filter = Parameters<Inbox["list"]>[1];
const words = (text: string): Filter => ({ terms: foldLetters(text).split(" ") });

/** What administrators do, and what is hard about it. */
const calls: Record<string, (inbox: Inbox) => Promise<unknown>> = {
  "first page": (inbox) => inbox.list(by, { terms: [] }, undefined, 25),
  "a page from a year ago": (inbox) =>
    inbox.list(by, { terms: [] }, { at: Date.now() - 365 * day, id: "0" }, 25),
  "status and language": (inbox) =>
    inbox.list(by, { status: "new", language: "de", terms: [] }, undefined, 25),
  "a week, a year ago": (inbox) => {
    const from = Date.now() - 365 * day;
    return inbox.list(by, { from, to: from + 7 * day, terms: [] }, undefined, 25);
  },
  "nobody's messages": (inbox) =>
    inbox.list(by, { assigneeId: "nobody", terms: [] }, undefined, 25),
  unassigned: (inbox) => inbox.list(by, { assigneeId: null, terms: [] }, undefined, 25),
  "open and unassigned": (inbox) =>
    inbox.list(by, { status: "open", assigneeId: null, terms: [] }, undefined, 25),
  overdue: (inbox) =>
    inbox.list(by, { unansweredFrom: Date.now() - day, terms: [] }, undefined, 25),
  "a word of every tenth (Angebot)": (inbox) => inbox.list(by, words("Angebot"), undefined, 25),
  "a name (Işıl Größmann)": (inbox) => inbox.list(by, words("Işıl Größmann"), undefined, 25),
  "a word of every thousandth": (inbox) => inbox.list(by, words("zeppelin"), undefined, 25),
  "the same among the new ones": (inbox) =>
    inbox.list(by, { status: "new", ...words("zeppelin") }, undefined, 25),
  "a word that is nowhere": (inbox) => inbox.list(by, words("xylophon"), undefined, 25),
  "two letters (öz)": (inbox) => inbox.list(by, words("öz"), undefined, 25),
  "is there anything new": (inbox) => inbox.changes(by, 0),
};

async function measure(store: Store): Promise<Map<string, string>> {
  const inbox = createInbox({
    store,
    now: Date.now,
    origin: "http://localhost",
    onMail: () => {},
    company: "",
    people: async () => [],
  });
  const found = new Map<string, string>();
  for (const [name, call] of Object.entries(calls)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const since = performance.now();
      await call(inbox);
      times.push(performance.now() - since);
    }
    times.sort((a, b) => a - b);
    const shown = [times[Math.floor(runs / 2)], times.at(-1)].map((ms) => (ms ?? 0).toFixed(0));
    found.set(name, shown.join(" / "));
  }
  return found;
}

async function grow(engine: string, databaseUrl?: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "inbox-growth-"));
  const database = await openDatabase({ dataDir, databaseUrl });
  const store = createStore(database);
  try {
    await migrate(database.db);
    const columns: Map<string, string>[] = [];
    let there = 0;
    for (const size of sizes) {
      await seedMessages(store, size - there);
      there = size;
      columns.push(await measure(store));
    }
    const heads = sizes.map((size) => size.toLocaleString("en"));
    console.log(`\n| ${engine}, ms (median / slowest) | ${heads.join(" | ")} |`);
    console.log(`| --- | ${sizes.map(() => "---:").join(" | ")} |`);
    for (const name of Object.keys(calls))
      console.log(`| ${name} | ${columns.map((column) => column.get(name)).join(" | ")} |`);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await grow("SQLite");
const cluster = await startPostgres();
if (cluster) {
  await grow("PostgreSQL", cluster.urlOf("postgres"));
  await cluster.stop();
} else console.log("\nPostgreSQL is not installed.");
