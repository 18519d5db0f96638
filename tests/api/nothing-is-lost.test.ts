import { randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore } from "#platform/store/store.server.ts";
import { engines, freshEnvironment, startApi, startApiWith } from "../support/api-server.ts";
import { startProcess } from "../support/start-process.ts";
import { goodMessage, Visitor } from "../support/visitor.ts";

const rounds = 20;

describe.each(engines)("kill -9 on $engine", ({ engine }) => {
  test(`${rounds} times in the middle of submissions: what was acknowledged is there, with its mails`, async () => {
    const environment = await freshEnvironment(engine);
    const acknowledged = new Map<string, string>();
    for (let round = 0; round < rounds; round++) {
      const server = await startProcess(environment);
      let killed = false;
      const senders = Array.from({ length: 6 }, async (_, sender) => {
        for (let i = 0; !killed; i++) {
          const Message = `${round}/${sender}/${i}`;
          try {
            const answer = await new Visitor(server.url).sendMessage(
              { ...goodMessage, Email: `${round}-${sender}-${i}@example.com`, Message },
              { key: randomUUID() },
            );
            if (answer.status === 200) acknowledged.set((await answer.json()).reference, Message);
          } catch {
            // The line broke: nothing was promised.
          }
        }
      });
      // So many are acknowledged that others are on their way, however busy the machine is.
      const enough = acknowledged.size + 1 + Math.floor(Math.random() * 12);
      while (acknowledged.size < enough) await pause(5);
      await server.kill("SIGKILL");
      killed = true;
      await Promise.all(senders);
    }

    const { store } = await startApiWith(environment);
    const messages = await store.read.selectFrom("contact_message").selectAll().execute();
    const mails = await store.read.selectFrom("mail").select(["about_id", "kind"]).execute();
    const kept = new Map(messages.map((message) => [message.reference, message]));
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds);
    for (const [reference, text] of acknowledged) expect(kept.get(reference)?.message).toBe(text);
    // Not one message without its two mails, and no mail without its message, acknowledged or not.
    const byMessage = Map.groupBy(mails, (mail) => mail.about_id);
    for (const { id } of messages) {
      expect(
        byMessage
          .get(id)
          ?.map(({ kind }) => kind)
          .sort(),
      ).toEqual(["contact-company", "contact-visitor"]);
    }
    expect(mails).toHaveLength(messages.length * 2);
  });
});

test("a full disk is an honest error, and recovery needs no restart", async () => {
  const { url, store } = await startApi();
  const visitor = new Visitor(url);
  expect((await visitor.sendMessage()).status).toBe(200);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.read);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(store.read);

  const key = randomUUID();
  const large = { ...goodMessage, Message: "x".repeat(9_000) };
  const answers = await Promise.all([
    visitor.sendMessage(large, { key }),
    new Visitor(url).sendMessage(large),
    new Visitor(url).sendMessage(large),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.text()).not.toMatch(/sqlite|disk|full/i);
  }
  expect((await visitor.fetch("/readyz")).status).toBe(503);
  expect((await visitor.fetch("/healthz")).status).toBe(200);
  expect(await store.read.selectFrom("contact_message").select("id").execute()).toHaveLength(1);

  await sql`pragma max_page_count = 1000000`.execute(store.read);
  const retry = await visitor.sendMessage(large, { key });
  expect(retry.status).toBe(200);
  // An answer stands for a second.
  const ready = async () => (await visitor.fetch("/readyz")).status;
  await expect.poll(ready).toBe(200);
  const messages = await store.read
    .selectFrom("contact_message")
    .select(["reference"])
    .orderBy("id")
    .execute();
  expect(messages).toHaveLength(2);
  expect(await retry.json()).toMatchObject(messages[1] ?? {});
  expect(await store.read.selectFrom("mail").select("id").execute()).toHaveLength(4);
});

test("a refused write does not use up the visitor's limit", async () => {
  const { url, store } = await startApi();
  const visitor = new Visitor(url);
  await visitor.openSession();
  await sql`pragma query_only = on`.execute(store.read);
  for (let i = 0; i < 6; i++) expect((await visitor.sendMessage()).status).toBe(503);
  await sql`pragma query_only = off`.execute(store.read);
  for (let i = 0; i < 5; i++) expect((await visitor.sendMessage()).status).toBe(200);
});

test("a database that another process locks for two seconds is waited for", async () => {
  const environment = await freshEnvironment("SQLite");
  const { url } = await startApiWith(environment);
  const visitor = new Visitor(url);
  await visitor.openSession();
  const other = new Database(path.join(environment.DATA_DIR ?? "", "site.sqlite"));
  other.exec("begin exclusive");
  let answers = 0;
  const count = (answer: Response) => {
    answers += 1;
    return answer.status;
  };
  const sent = [visitor, new Visitor(url), new Visitor(url)].map((each) =>
    each.sendMessage().then(count),
  );
  // Waiting holds up nobody else.
  expect((await visitor.fetch("/healthz")).status).toBe(200);
  await pause(2_000);
  expect(answers).toBe(0);
  other.exec("commit");
  expect(await Promise.all(sent)).toEqual([200, 200, 200]);
  other.close();
});

describe.skipIf(engines.length < 2)("PostgreSQL", () => {
  /** A server on a database of its own, and somebody who may end its connections. */
  async function startWithAdmin() {
    const environment = await freshEnvironment("PostgreSQL");
    const server = await startApiWith(environment);
    const address = new URL(environment.DATABASE_URL ?? "");
    const name = address.pathname.slice(1);
    const databaseUrl = new URL("/postgres", address).href;
    const admin = createStore(await openDatabase({ dataDir: "", databaseUrl }));
    onTestFinished(() => admin.close());
    const allow = (allowed: boolean) =>
      sql.raw(`alter database ${name} with allow_connections ${allowed}`).execute(admin.read);
    const cutConnections = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(
        admin.read,
      );
    return { ...server, allow, cutConnections };
  }

  test("going away is an honest error; nothing needs a restart when it is back", async () => {
    const { url, store, allow, cutConnections } = await startWithAdmin();
    const visitor = new Visitor(url);
    expect((await visitor.sendMessage()).status).toBe(200);

    await allow(false);
    await cutConnections();
    const refused = await visitor.sendMessage();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await visitor.fetch("/readyz")).status).toBe(503);

    await allow(true);
    expect((await visitor.sendMessage()).status).toBe(200);
    expect(await store.read.selectFrom("contact_message").select("id").execute()).toHaveLength(2);
  });

  test("connections cut in the middle of transactions lose nothing and end nothing", async () => {
    const { url, store, cutConnections } = await startWithAdmin();
    const acknowledged: string[] = [];
    let answers = 0;
    let over = false;
    const senders = Array.from({ length: 8 }, async () => {
      while (!over) {
        const answer = await new Visitor(url).sendMessage();
        expect([200, 503, 504]).toContain(answer.status);
        answers += 1;
        if (answer.status === 200) acknowledged.push((await answer.json()).reference);
      }
    });
    for (let cut = 0; cut < 20; cut++) {
      const enough = answers + 1 + Math.floor(Math.random() * 8);
      while (answers < enough) await pause(5);
      await cutConnections();
    }
    over = true;
    await Promise.all(senders);

    const messages = await store.read.selectFrom("contact_message").select("reference").execute();
    const kept = new Set(messages.map(({ reference }) => reference));
    expect(acknowledged.filter((reference) => !kept.has(reference))).toEqual([]);
    const mails = await store.read
      .selectFrom("mail")
      .select("id")
      .where("audience", "=", "company")
      .execute();
    expect(mails).toHaveLength(messages.length);
    expect((await new Visitor(url).sendMessage()).status).toBe(200);
  });
});
