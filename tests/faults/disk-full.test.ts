import { randomBytes, randomUUID } from "node:crypto";
import { copyFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { expect, inject, onTestFinished, test } from "vitest";
import { importEntries } from "#features/pages/import-entries.server.ts";
import { engines, freshEnvironment, startApiWith } from "../support/api-server.ts";
import { addColleague, call, signedIn } from "../support/people.ts";
import { runSql, unprivilegedAccount } from "../support/postgres.ts";
import { postFile } from "../support/posts.ts";
import { mountSmallDisk, type SmallDisk } from "../support/small-disk.ts";
import type { ServerProcess } from "../support/start-process.ts";
import { Visitor } from "../support/visitor.ts";
import { record } from "./fault-table.ts";
import { beside } from "./look-after.ts";
import { type Load, startSending } from "./send-messages.ts";
import { conclude, setStage } from "./stage.ts";

const probe = mountSmallDisk(1);
probe?.remove();
if (!probe) console.log("No disk can be mounted by this account: the full disk is left out.");

const rounds = 3;
const soon = { timeout: 20_000, interval: 200 };

/** Visitors write; the disk fills, stays full for a while, and has room again. The process is the same all the time. */
async function fillAndEmpty(
  disk: SmallDisk,
  server: ServerProcess,
  load: Load,
  answers = [503],
): Promise<void> {
  const status = async (address: string) => (await fetch(server.url + address)).status;
  for (let round = 0; round < rounds; round++) {
    await load.untilMore(10);
    const refused = load.refusals.get(503) ?? 0;
    disk.fill();
    // What has its page already may still fit.
    await expect.poll(() => load.refusals.get(503), soon).toBeGreaterThan(refused);
    await expect.poll(() => status("/readyz"), soon).toBe(503);
    await pause(1_500);
    expect(await status("/healthz")).toBe(200);
    disk.empty();
    await load.untilMore(10);
    await expect.poll(() => status("/readyz"), { timeout: 5_000 }).toBe(200);
  }
  expect(answers).toEqual(expect.arrayContaining([...load.refusals.keys()]));
  expect(server.process.exitCode).toBeNull();
}

test.skipIf(!probe)("a full disk that holds SQLite and the log", async () => {
  const disk = mountSmallDisk(16) as SmallDisk;
  onTestFinished(() => disk.remove());
  copyFileSync(inject("sqliteTemplate"), path.join(disk.folder, "site.sqlite"));
  const stage = await setStage("SQLite", { DATA_DIR: disk.folder, LOG_LEVEL: "info" });
  const logFile = path.join(disk.folder, "log");
  const server = await stage.start({}, { logFile });
  const load = startSending(() => server.url);
  await fillAndEmpty(disk, server, load);
  await conclude(stage, load, {
    case: "disk full (database and log), SQLite",
    rounds,
    note: `${load.failures()} tries answered with 503`,
  });
  // The log goes on, too.
  expect(server.output()).toContain('"path":"/readyz"');
});

test.skipIf(!probe)("a nearly full disk: ready means that the next message fits", async () => {
  const disk = mountSmallDisk(16) as SmallDisk;
  onTestFinished(() => disk.remove());
  copyFileSync(inject("sqliteTemplate"), path.join(disk.folder, "site.sqlite"));
  const stage = await setStage("SQLite", { DATA_DIR: disk.folder, SMTP_URL: "" });
  const server = await stage.start();
  const settings = () =>
    beside(stage.environment, ({ read }) => read.selectFrom("setting").select("name").execute());
  await new Visitor(server.url).openSession();
  const before = await settings();
  disk.fill();
  const verdicts: string[] = [];
  for (const kilobytes of [0, 16, 16, 16, 128, 128, 128, 128]) {
    disk.free(kilobytes * 1024);
    // An answer stands for a second.
    await pause(1_100);
    const ready = (await fetch(`${server.url}/readyz`)).status === 200;
    const sent = await new Visitor(server.url).sendMessage();
    verdicts.push(`${ready ? "ready" : "not ready"}, ${sent.ok ? "stored" : "refused"}`);
  }
  expect(verdicts).toContain("not ready, refused");
  expect(verdicts).not.toContain("ready, refused");
  expect(verdicts.at(-1)).toBe("ready, stored");
  expect(await settings()).toEqual(before);
});

test.skipIf(!probe || engines.length < 2)(
  "a full disk that holds PostgreSQL's tables",
  async () => {
    const disk = mountSmallDisk(32, unprivilegedAccount()?.uid) as SmallDisk;
    onTestFinished(() => disk.remove());
    const template = new URL(inject("postgresTemplate"));
    const admin = new URL("/postgres", template).href;
    await runSql(
      admin,
      `create tablespace small location '${disk.folder}'`,
      `create database small template ${template.pathname.slice(1)} tablespace small`,
    );
    const DATABASE_URL = new URL("/small", template).href;
    const stage = await setStage("SQLite", { DATABASE_URL });
    const server = await stage.start();
    const load = startSending(() => server.url);
    // The limits are counted on the same disk: a point that was taken cannot always be given back.
    await fillAndEmpty(disk, server, load, [503, 429]);
    await conclude(stage, load, {
      case: "disk full (tables), PostgreSQL",
      rounds,
      note: `${load.failures()} tries answered with 503`,
    });
    await server.kill("SIGTERM");
    await runSql(admin, "drop database small with (force)", "drop tablespace small");
  },
);

test.skipIf(!probe)(
  "a disk that fills under the editor: a text and a picture are refused honestly, what was saved stands, and the same is taken once there is room",
  async () => {
    const disk = mountSmallDisk(16) as SmallDisk;
    onTestFinished(() => disk.remove());
    copyFileSync(inject("sqliteTemplate"), path.join(disk.folder, "site.sqlite"));
    const environment = { ...(await freshEnvironment("SQLite")), DATA_DIR: disk.folder };
    const server = await startApiWith(environment);
    await importEntries(server.store, [postFile("first")], { by: "test", now: 1 });
    const author = await signedIn(server, await addColleague(server.store, "author"));
    const entry = async () => (await author.fetch("/api/admin/entry?id=first")).json();
    const write = async (to: string) => {
      const { document, revision } = await entry();
      const was = document.sections[0].values.body.tr;
      return call(author, "POST", "/api/admin/entry/change", {
        ...{ id: "first", tab: "a-tab-of-the-browser", revision },
        operations: [{ do: "set", at: "sections.first.body", language: "tr", to, was }],
      });
    };
    const noise = randomBytes(3 * 400 * 300);
    const picture = await sharp(noise, { raw: { width: 400, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    const upload = () => {
      const body = new FormData();
      body.set("file", new Blob([new Uint8Array(picture)]), "noise.png");
      const headers = { "x-xsrf-token": author.cookies.get("XSRF-TOKEN") ?? "" };
      return author.fetch("/api/admin/pictures", { method: "POST", headers, body });
    };
    const saved = async () => JSON.stringify((await entry()).document);
    const pictures = async () => (await (await author.fetch("/api/admin/pictures")).json()).total;

    for (let round = 0; round < rounds; round++) {
      let before = `Before round ${round}.`;
      let after = before;
      expect((await write(before)).status).toBe(200);
      disk.fill();
      // The log of the database has pages that it may write again; then there is no room any more.
      let answer: Response;
      do {
        before = after;
        after = `${"Long words. ".repeat(8_000)}${randomUUID()}`;
        answer = await write(after);
      } while (answer.status === 200);
      for (const refused of [answer, await upload()]) {
        expect(refused.status).toBe(503);
        expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
        expect(await refused.text()).not.toMatch(/sqlite|disk|full/i);
      }
      expect(await saved()).toContain(before);
      expect(await pictures()).toBe(0);
      disk.empty();
      expect((await write(after)).status).toBe(200);
      expect(await saved()).toContain(after);
    }
    expect((await upload()).status).toBe(200);
    expect(await pictures()).toBe(1);
    record({
      case: "disk full under the editor, SQLite",
      rounds,
      note: "each text and picture answered with 503, then taken; what was saved before stood",
    });
  },
);
