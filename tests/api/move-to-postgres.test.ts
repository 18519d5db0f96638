import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import BetterSqlite from "better-sqlite3";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { engines, freshEnvironment, startApiWith } from "../support/api-server.ts";
import { emptyPlace } from "../support/empty-place.ts";
import { addPerson, call, sessionOf, signedIn } from "../support/people.ts";
import { runSql } from "../support/postgres.ts";
import { endProcess, spawnNode } from "../support/spawn-server.ts";
import { runNode, startProcess } from "../support/start-process.ts";
import { goodMessage, Visitor } from "../support/visitor.ts";

type Environment = Record<string, string>;
type Row = Record<string, unknown>;

const fileOf = ({ DATA_DIR = "" }: Environment) => path.join(DATA_DIR, "site.sqlite");
const fingerprint = (environment: Environment) =>
  createHash("sha256")
    .update(readFileSync(fileOf(environment)))
    .digest("hex");

/** A site on SQLite with something in every table, stopped; and what its desk answered. */
async function fullStore() {
  const environment = await freshEnvironment("SQLite");
  const site = await startApiWith(environment);
  const admin = await addPerson(site.store, { role: "Admin" });
  const browser = await signedIn(site, admin);
  for (const Message of ["Grüße, İğdır 😀", "ǅ ß ﬁ İ", goodMessage.Message])
    await new Visitor(site.url).sendMessage({ ...goodMessage, Message });
  await new Visitor(site.url).sendEmail({ Email: "reader@example.com", Language: "de" });
  const { items } = await (await browser.fetch("/api/admin/inbox")).json();
  const [{ id }] = items;
  await call(browser, "POST", "/api/admin/message/note", { id, text: "call back" });
  await site.stop();
  fillEmptyTables(environment);
  const full = await startApiWith(environment);
  browser.url = full.url;
  const answers = await adminAnswers(browser, id);
  await full.stop();
  // All in one file, whose bytes can be compared.
  const database = new BetterSqlite(fileOf(environment));
  database.pragma("wal_checkpoint(TRUNCATE)");
  database.close();
  return { environment, browser, id, answers };
}

const calls = (id: string) => ["inbox", `message?id=${id}`, "mails", "emails", "inbox?q=igdir"];
/** Without the log of who looked at it, which asking makes longer. */
const adminAnswers = (browser: Visitor, id: string) =>
  Promise.all(
    calls(id).map(async (path) => {
      const { events: _, ...answer } = await (await browser.fetch(`/api/admin/${path}`)).json();
      return answer as Row;
    }),
  );

/** Tables of the site, without those that one engine has for itself. */
const tables = `select name from pragma_table_list where schema = 'main' and type = 'table'
  and name not like 'sqlite%' and name not like 'kysely%' and name <> 'contact_search_waiting' order by name`;

/** Truth values and counts; instants, which lie ahead so that nothing is swept away as old; bytes. Else a text. */
const inventedValues: Record<string, number | Buffer> = {
  integer: 1,
  bigint: Date.now() + 3_600_000,
  blob: Buffer.from([0, 255, 10]),
};

/** Columns that the site reads as JSON when it starts. */
const readAsJson = ["content_picture.alt"];

const inventedText = (table: string, column: string) => {
  const text = `${column} "ıİ\n😀"`;
  return readAsJson.includes(`${table}.${column}`) ? JSON.stringify({ tr: text }) : text;
};

/** An invented row for each table that has none: a table that is added later is filled too. */
function fillEmptyTables(environment: Environment): void {
  const database = new BetterSqlite(fileOf(environment));
  for (const name of database.prepare(tables).pluck().all() as string[]) {
    if (database.prepare(`select count(*) from "${name}"`).pluck().get() !== 0) continue;
    const columns = database.prepare("select name, type from pragma_table_info(?)").all(name);
    const parents = new Map(
      (database.prepare("select * from pragma_foreign_key_list(?)").all(name) as Row[]).map(
        (key) => [
          key.from,
          database.prepare(`select "${key.to}" from "${key.table}"`).pluck().get(),
        ],
      ),
    );
    const values = (columns as { name: string; type: string }[]).map(
      ({ name: column, type }) =>
        parents.get(column) ?? inventedValues[type.toLowerCase()] ?? inventedText(name, column),
    );
    const places = values.map(() => "?").join(", ");
    database.prepare(`insert into "${name}" values (${places})`).run(values);
  }
  database.close();
}

/** Every row of every table as text, so that the engines can be compared. */
async function allRows(read: (query: string) => Row[] | Promise<Row[]>, names: string[]) {
  const rows: Record<string, string[]> = {};
  for (const name of names)
    rows[name] = (await read(`select * from "${name}"`))
      .map(({ number: _, ...row }) => JSON.stringify(row, Object.keys(row).sort()))
      .map((row) => row.replaceAll(/"(\d+)"/g, "$1"))
      .sort();
  return rows;
}

async function rowsOfSqlite(environment: Environment) {
  const database = new BetterSqlite(fileOf(environment), { readonly: true });
  const names = database.prepare(tables).pluck().all() as string[];
  const rows = await allRows((query) => database.prepare(query).all() as Row[], names);
  database.close();
  return { names, rows };
}

async function askPostgres(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

/** The command, with these settings. */
const move = (environment: Environment) => runNode(["scripts/move-to-postgres.ts"], environment);

describe.runIf(engines.length > 1)("from SQLite to PostgreSQL", () => {
  test("every row of every table is there, and the site answers what it answered", async () => {
    const { environment, browser, id, answers } = await fullStore();
    const { DATABASE_URL = "" } = await emptyPlace("PostgreSQL");
    const before = fingerprint(environment);
    const moved = await move({ ...environment, DATABASE_URL });
    expect(moved).toMatchObject({ code: 0 });
    expect(moved.output).toMatch(/contact_message: 3 rows, each compared\n/);
    expect(fingerprint(environment)).toBe(before);
    expect(readdirSync(environment.DATA_DIR ?? "")).toEqual(["site.sqlite"]);

    const { names, rows } = await rowsOfSqlite(environment);
    expect(Object.values(rows).filter((each) => each.length === 0)).toEqual([]);
    expect(await allRows((query) => askPostgres(DATABASE_URL, query), names)).toEqual(rows);

    const site = await startApiWith({ ...environment, DATABASE_URL });
    browser.url = site.url;
    expect(await sessionOf(browser)).toMatchObject({ isLoggedIn: true });
    expect(await adminAnswers(browser, id)).toEqual(answers);
    expect((await new Visitor(site.url).sendMessage()).status).toBe(200);
    await site.stop();

    const again = await move({ ...environment, DATABASE_URL });
    expect(again.code).toBe(1);
    expect(again.output).toMatch(/^Not moved: the PostgreSQL database has data already \(.*mail/);
  });

  test("a run that was killed has moved nothing, and the next one moves all", async () => {
    const { environment } = await fullStore();
    const { DATABASE_URL = "" } = await freshEnvironment("PostgreSQL");
    // The copy stops at a row of this table until it is killed.
    await runSql(
      DATABASE_URL,
      "create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(600); return new; end $$",
      "create trigger wait before insert on mail_attempt for each row execute function wait()",
    );
    const child = spawnNode(["scripts/move-to-postgres.ts"], { ...environment, DATABASE_URL });
    const sleeping =
      "from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()";
    await expect.poll(() => askPostgres(DATABASE_URL, `select pid ${sleeping}`)).toHaveLength(1);
    await endProcess(child, "SIGKILL");
    await runSql(
      DATABASE_URL,
      `select pg_terminate_backend(pid) ${sleeping}`,
      "drop trigger wait on mail_attempt",
    );
    expect(await askPostgres(DATABASE_URL, "select * from contact_message")).toEqual([]);

    const { code } = await move({ ...environment, DATABASE_URL });
    expect(code).toBe(0);
    const { names, rows } = await rowsOfSqlite(environment);
    expect(await allRows((query) => askPostgres(DATABASE_URL, query), names)).toEqual(rows);
  });

  test("a row that arrives changed is noticed, and nothing is kept", async () => {
    const { environment } = await fullStore();
    const { DATABASE_URL = "" } = await freshEnvironment("PostgreSQL");
    await runSql(
      DATABASE_URL,
      "create function spoil() returns trigger language plpgsql as $$ begin new.name = upper(new.name); return new; end $$",
      "create trigger spoil before insert on contact_message for each row execute function spoil()",
    );
    const { code, output } = await move({ ...environment, DATABASE_URL });
    expect(code).toBe(1);
    expect(output).toMatch(/Not moved: row 1 of contact_message arrived with another name\.\n$/);
    expect(await askPostgres(DATABASE_URL, "select * from mail")).toEqual([]);
  });

  test("a table that comes one day keeps its numbers, truth values and bytes", async () => {
    const environment = await freshEnvironment("SQLite");
    const { DATABASE_URL = "" } = await freshEnvironment("PostgreSQL");
    const database = new BetterSqlite(fileOf(environment));
    database.exec(
      "create table later (id integer primary key, flag integer, bytes blob, note text)",
    );
    database.prepare("insert into later values (41, 1, x'00ff', null)").run();
    database.close();
    const missing = await move({ ...environment, DATABASE_URL });
    expect(missing.output).toMatch(/the two databases differ: later\.id \(SQLite alone\)/);
    await runSql(
      DATABASE_URL,
      "create table later (id serial primary key, flag boolean, bytes bytea, note text)",
    );
    expect((await move({ ...environment, DATABASE_URL })).code).toBe(0);
    await runSql(DATABASE_URL, "insert into later (flag) values (false)");
    expect(await askPostgres(DATABASE_URL, "select * from later order by id")).toEqual([
      { id: 41, flag: true, bytes: Buffer.from([0, 255]), note: null },
      { id: 42, flag: false, bytes: null, note: null },
    ]);
  });

  test("it does not begin under a running site, into another program's database, or without an address", async () => {
    const environment = await freshEnvironment("SQLite");
    const { DATABASE_URL = "" } = await emptyPlace("PostgreSQL");
    const site = await startProcess(environment);
    const moveWith = (changes: Environment) => move({ ...environment, ...changes });
    expect((await moveWith({ DATABASE_URL })).output).toMatch(
      /^Not moved: The site is running on /,
    );
    expect((await new Visitor(site.url).sendMessage()).status).toBe(200);
    expect(await site.kill("SIGTERM")).toBe(0);

    await runSql(DATABASE_URL, "create table invoice (id text)");
    expect((await moveWith({ DATABASE_URL })).output).toMatch(/of something else \(invoice\)/);
    expect((await moveWith({})).output).toMatch(/^DATABASE_URL is missing/);
    expect((await moveWith({ DATABASE_URL, DATA_DIR: "/nowhere" })).output).toMatch(
      /DATA_DIR has no/,
    );
  });
});
