import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { engines, freshEnvironment, startApiWith } from "../support/api-server.ts";
import { emptyPlace } from "../support/empty-place.ts";
import { runNode, startProcess } from "../support/start-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { goodMessage, Visitor } from "../support/visitor.ts";

type Environment = Record<string, string>;

const run = (script: string, environment: Environment, ...args: string[]) =>
  runNode([`scripts/${script}.ts`, ...args], environment);

/** Visitors who send one message after the other; `stop` gives what was acknowledged, in order. */
function keepSending(url: string) {
  const acknowledged = new Map<string, string>();
  let sending = true;
  const visitors = Array.from({ length: 4 }, async (_, number) => {
    for (let count = 0; sending; count += 1) {
      const Message = `message ${number}-${count} ığüşöç ${"x".repeat(2_000)}`;
      const answer = await new Visitor(url).sendMessage({ ...goodMessage, Message });
      if (answer.ok) acknowledged.set((await answer.json()).reference, Message);
    }
  });
  return {
    acknowledged,
    async stop() {
      sending = false;
      await Promise.all(visitors);
    },
  };
}

const bitsOf = (...place: string[]) => statSync(path.join(...place)).mode & 0o777;

async function messagesOf(environment: Environment): Promise<Map<string, string>> {
  const site = await startApiWith(environment);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  const rows = await site.store.read
    .selectFrom("contact_message")
    .select(["reference", "message"])
    .execute();
  expect((await new Visitor(site.url).sendMessage()).status).toBe(200);
  await site.stop();
  return new Map(rows.map(({ reference, message }) => [reference, message]));
}

const missing = (all: Map<string, string>, there: Map<string, string>) =>
  [...all].filter(([reference, message]) => there.get(reference) !== message);

describe.each(engines)("on $engine", ({ engine }) => {
  test("a backup under load has all that was acknowledged before it, and a site runs on it", async () => {
    const environment = await freshEnvironment(engine);
    const site = await startProcess(environment);
    const sending = keepSending(site.url);
    await expect.poll(() => sending.acknowledged.size).toBeGreaterThan(50);
    const before = new Map(sending.acknowledged);
    const file = path.join(temporaryFolder(), "site.backup");
    expect(await run("backup", environment, file)).toMatchObject({ code: 0 });
    expect(bitsOf(file)).toBe(0o600);
    const during = sending.acknowledged.size - before.size;
    await sending.stop();
    expect(await site.kill("SIGTERM")).toBe(0);
    expect(during).toBeGreaterThan(0);

    const elsewhere = await emptyPlace(engine);
    const restored = await run("restore", elsewhere, file);
    expect(restored.output).toMatch(/^Restored: \d+ messages, \d+ mails that wait\.\n$/);
    const there = await messagesOf(elsewhere);
    expect(missing(before, there)).toEqual([]);
    expect(missing(sending.acknowledged, await messagesOf(environment))).toEqual([]);
  });

  test("restoring never overwrites silently, nor under a running site, and keeps what was there", async () => {
    const environment = await freshEnvironment(engine);
    const folder = temporaryFolder();
    const file = path.join(folder, "site.backup");
    const site = await startProcess(environment);
    await new Visitor(site.url).sendMessage({ ...goodMessage, Message: "in the backup" });
    expect((await run("backup", environment, file)).code).toBe(0);
    expect((await run("backup", environment, file)).output).toMatch(/exists already/);
    // It has travelled, and lost its bits on the way.
    chmodSync(file, 0o644);
    await new Visitor(site.url).sendMessage({ ...goodMessage, Message: "after it" });

    const whileRunning = await run("restore", environment, file, "--replace");
    expect(whileRunning.output).toMatch(/^Not restored: .*stop (it|the site) first/);
    expect((await new Visitor(site.url).sendMessage()).status).toBe(200);
    expect(await site.kill("SIGTERM")).toBe(0);

    const unasked = await run("restore", environment, file);
    expect([unasked.code, unasked.output]).toEqual([
      1,
      expect.stringMatching(/3 messages\): add --replace/),
    ]);
    if (engine === "SQLite") chmodSync(path.join(environment.DATA_DIR ?? "", "site.sqlite"), 0o644);
    const asked = await run("restore", environment, file, "--replace");
    expect(asked.code).toBe(0);
    const aside = /is in (.*)$/m.exec(asked.output)?.[1] ?? "";
    expect(bitsOf(aside)).toBe(0o600);
    if (engine === "SQLite") expect(bitsOf(environment.DATA_DIR ?? "", "site.sqlite")).toBe(0o600);
    expect([...(await messagesOf(environment)).values()]).toEqual(["in the backup"]);
    const before = await emptyPlace(engine);
    expect((await run("restore", before, aside)).output).toMatch(/^Restored: 3 messages/);
    expect([...(await messagesOf(before)).values()]).toContain("after it");
  });

  test("a file that is damaged, foreign or too new changes nothing", async () => {
    const environment = await freshEnvironment(engine);
    const folder = temporaryFolder();
    const good = path.join(folder, "good.backup");
    expect((await run("backup", environment, good)).code).toBe(0);
    const text = path.join(folder, "text");
    writeFileSync(text, "no backup at all");
    const cut = path.join(folder, "cut.backup");
    expect((await run("backup", environment, cut)).code).toBe(0);
    truncateSync(cut, 20_000);

    const site = await startApiWith(environment);
    await site.store.read
      .insertInto("kysely_migration" as never)
      .values({ name: "002-other", timestamp: "now" } as never)
      .execute();
    await site.stop();
    const newer = path.join(folder, "newer.backup");
    expect((await run("backup", environment, newer)).code).toBe(0);

    const place = await emptyPlace(engine);
    for (const [file, why] of [
      [text, /is no backup/],
      [path.join(folder, "none"), /is not there/],
      [cut, /damaged|no backup of this site|cannot be read/],
      [newer, /newer release/],
    ] as const) {
      const { code, output } = await run("restore", place, file, "--replace");
      expect([code, output]).toEqual([1, expect.stringMatching(why)]);
    }
    expect(readdirSync(place.DATA_DIR ?? "")).toEqual([]);
    expect((await run("restore", place, good)).code).toBe(0);
  });
});

test("a backup that cannot be made leaves no file", async () => {
  const file = path.join(temporaryFolder(), "site.backup");
  const { code, output } = await run("backup", await emptyPlace("SQLite"), file);
  expect([code, existsSync(file), existsSync(`${file}.part`)]).toEqual([1, false, false]);
  expect(output).toMatch(/^No backup was made: /);
});

test.runIf(engines.length > 1)("a backup of one engine is not taken for the other's", async () => {
  for (const [engine, other, then] of [
    ["SQLite", "PostgreSQL", "without DATABASE_URL, .* `npm run move-to-postgres`"],
    ["PostgreSQL", "SQLite", "Name the database that it goes to in DATABASE_URL"],
  ] as const) {
    const file = path.join(temporaryFolder(), "site.backup");
    expect((await run("backup", await freshEnvironment(engine), file)).code).toBe(0);
    const { code, output } = await run("restore", await emptyPlace(other), file);
    expect(code).toBe(1);
    expect(output).toMatch(`backup of ${engine}, and the settings name ${other}`);
    expect(output).toMatch(new RegExp(then));
  }
});

test.runIf(engines.length > 1)(
  "a backup of PostgreSQL that is damaged in its middle changes nothing, and puts nothing aside",
  async () => {
    const environment = await freshEnvironment("PostgreSQL");
    const site = await startApiWith(environment);
    await new Visitor(site.url).sendMessage();
    // The middle of the file is within it.
    const message = randomBytes(1_000_000).toString("hex");
    await site.store.write((trx) => trx.updateTable("contact_message").set({ message }).execute());
    await site.stop();
    const folder = temporaryFolder();
    const file = path.join(folder, "damaged.backup");
    expect((await run("backup", environment, file)).code).toBe(0);
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    writeFileSync(file, bytes.fill(0, middle, middle + 1_000));
    const { code, output } = await run("restore", environment, file, "--replace");
    expect(code).toBe(1);
    expect(output).toMatch(/Not restored: .* is damaged: [\s\S]*\nNothing was changed\.\n$/);
    expect(readdirSync(folder)).toEqual(["damaged.backup"]);
    expect([...(await messagesOf(environment)).values()]).toEqual([message]);
  },
);
