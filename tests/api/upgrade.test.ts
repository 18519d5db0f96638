import { readdirSync } from "node:fs";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { describe, expect, onTestFinished, test } from "vitest";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { queueJob } from "#features/publishing/jobs.server.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import type { Db } from "#platform/store/store.server.ts";
import { migrate } from "#server/database/migrate.ts";
import * as first from "#server/database/migrations/001-leads-and-mail.ts";
import * as second from "#server/database/migrations/002-news.ts";
import * as third from "#server/database/migrations/003-accounts.ts";
import { engines, freshEnvironment, startApiWith } from "../support/api-server.ts";
import { openBackOffice } from "../support/back-office.ts";
import { emptyPlace } from "../support/empty-place.ts";
import { endOf, pageFile, postFile, publishPosts } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";
import { runNode, runProcess, startProcess } from "../support/start-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { Visitor } from "../support/visitor.ts";

/** The numbers of all migrations; some have more than one file. */
const migrations = new Set(
  readdirSync("server/database/migrations").flatMap((file) => /^\d{3}/.exec(file) ?? []),
);

async function open(environment: Record<string, string>): Promise<Db> {
  const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = environment;
  const { db, limitsPool } = await openDatabase({ dataDir, databaseUrl });
  onTestFinished(async () => {
    await Promise.all([db.destroy(), limitsPool?.end()]);
  });
  return db;
}

/** The database as the release before the back office left it, with a message in it. */
async function fillOldDatabase(db: Db): Promise<void> {
  const shipped = {
    "001-leads-and-mail": first,
    "002-news": second,
    "003-accounts": third,
  };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => shipped } });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  await sql`insert into contact_message
    (id, reference, name, email, phone, company, message, language, spam, created_at)
    values ('1', 'OLD', 'Ada', 'a@example.com', '1', 'x', 'from before', 'en', 0, 1)`.execute(db);
}

const oldMessage = (db: Db) =>
  db.selectFrom("contact_message").select(["reference", "status", "message"]).execute();
const executed = async (db: Db) =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows;

/** What a newer release has left: an entry of a kind that came with it, and a draft of that. */
async function addUnknownKind(db: Db): Promise<void> {
  const document = {
    ...{ id: "far-ahead", kind: "hologram", sample: false, slugs: {}, path: "/far-ahead" },
    ...{ values: { title: { tr: "İleride" }, rays: [1] }, sections: [] },
  };
  await sql`insert into content_entry (id, kind, version, created_at)
    values ('far-ahead', 'hologram', 2, 1)`.execute(db);
  for (const version of [1, 2])
    await sql`insert into content_version (entry, version, document, made_at, made_by)
      values ('far-ahead', ${version}, ${JSON.stringify(document)}, 1, 'upgrade')`.execute(db);
  await sql`insert into content_live_step
    (step, entry, language, kind, version, path, card, reads, published_at, changed_at)
    values (99, 'far-ahead', 'tr', 'hologram', 1, '/far-ahead', '{}', '[]', 1, 1)`.execute(db);
}

describe.each(engines)("on $engine", ({ engine }) => {
  test.each(["an empty", "an old"])("two processes start at once on %s database", async (state) => {
    const environment = await emptyPlace(engine);
    const db = await open(environment);
    if (state === "an old") await fillOldDatabase(db);
    const both = await Promise.all([startProcess(environment), startProcess(environment)]);
    for (const server of both) {
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect((await new Visitor(server.url).sendMessage()).status).toBe(200);
    }
    expect(await executed(db)).toHaveLength(migrations.size);
    if (state === "an old")
      expect(await oldMessage(db)).toContainEqual({
        reference: "OLD",
        status: "new",
        message: "from before",
      });
    for (const server of both) expect(await server.kill("SIGTERM")).toBe(0);
  });

  test("an upgrade that ends in the middle has changed nothing, and is done the next time", async () => {
    const db = await open(await emptyPlace(engine));
    await fillOldDatabase(db);
    // In the way of one of the last steps.
    await sql`create table audit_log (id text)`.execute(db);
    await expect(migrate(db)).rejects.toThrow(/audit_log.*exists/);
    expect(await executed(db)).toHaveLength(3);
    const { rows } = await sql`select * from contact_message`.execute(db);
    expect(rows).toHaveLength(1);
    expect(Object.keys(rows[0] as object)).not.toContain("status");
    await sql`drop table audit_log`.execute(db);
    expect(await migrate(db)).toEqual([]);
    expect(await oldMessage(db)).toEqual([
      { reference: "OLD", status: "new", message: "from before" },
    ]);
  });

  test("an older release runs on a newer database that still serves it, and else refuses", async () => {
    const environment = await freshEnvironment(engine);
    const db = await open(environment);
    await sql`insert into kysely_migration (name, timestamp) values ('999-future', 'now')`.execute(
      db,
    );
    const { url, stop } = await startApiWith(environment);
    expect((await new Visitor(url).sendMessage()).status).toBe(200);
    await stop();
    await sql`update setting set value = '999-future' where name = 'oldest_release_that_works'`.execute(
      db,
    );
    const { code, output } = await runProcess(environment);
    expect(code).toBe(1);
    expect(output).toMatch(/^The database belongs to a newer release \(999-future\).*\n$/);
  });

  test("entries of a kind that only a newer release knows are left alone, and all others are written and published", async () => {
    const { server, ask, read, change } = await openBackOffice(
      engine,
      {},
      { buildDir: renderingBuild() },
    );
    const { store, url } = server;
    await publishPosts(server, [postFile("first", "Old words")]);
    await store.write(addUnknownKind);
    const { items } = await read("content?shown=en");
    expect(items.map(({ id }) => id)).toEqual(["first"]);
    for (const path of ["translations?language=en", "go-live", "content/releases"])
      await read(path);
    expect((await ask("entry?id=far-ahead")).status).toBe(404);

    const set = { do: "set", at: "title", language: "tr", to: "New words", was: "Old words" };
    const first = { id: "first", tab: "tab-of-a-test", revision: 0, operations: [set] };
    expect((await change("entry/change", first)).status).toBe(200);
    const asked = { id: "first", languages: ["tr"] };
    expect((await change("entry/publish", asked)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${url}/blog/first`)).text()).toContain("New words");

    // Its name stays taken, and what was asked to be shown of it is refused in words.
    const same = { name: "page/far-ahead.yaml", text: pageFile("far-ahead", "/else").text };
    await expect(importEntries(store, [same], { by: "test", now: 1 })).rejects.toThrow(
      /there is a hologram of this name already/,
    );
    const job = await queueJob(
      store,
      "publish",
      [{ entry: "far-ahead", language: "tr", version: 2 }],
      Date.now(),
    );
    server.site.features.ports.publishing?.wake();
    const { problems } = await endOf(server, job);
    expect(problems?.join()).toMatch(/far-ahead.*it knows no entries of the kind hologram/);
    expect(
      (await sql`select * from content_version where entry = 'far-ahead'`.execute(store.read)).rows,
    ).toHaveLength(2);
  });

  test("a command says which entries it leaves out since only a newer release knows their kind", async () => {
    const environment = await freshEnvironment(engine);
    const db = await open(environment);
    await addUnknownKind(db);
    const folder = temporaryFolder();
    for (const words of [["list"], ["export", folder]]) {
      const { code, output } = await runNode(["scripts/content.ts", ...words], environment);
      expect([words[0], code]).toEqual([words[0], 0]);
      expect(output).toContain(
        "far-ahead is of the kind hologram, which this release does not know",
      );
    }
  });
});
