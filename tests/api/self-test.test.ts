import { describe, expect, test } from "vitest";
import { runSelfTest } from "#features/self-test/run-self-test.server.ts";
import { outboxPauses } from "#platform/outbox/outbox-rules.server.ts";
import { selfTestHeader } from "#platform/submissions/self-test-mark.server.ts";
import type { RunningServer } from "#server/start-server.ts";
import { engines, freshEnvironment, startApi, startApiWith } from "../support/api-server.ts";
import { openBackOffice, sendTo } from "../support/back-office.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { startSmtpPeer } from "../support/smtp-peer.ts";
import { runNode } from "../support/start-process.ts";
import { goodMessage, Visitor } from "../support/visitor.ts";

const hour = 60 * 60 * 1000;
const mailSettings = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: "Company <web@example.com>",
  MAIL_TO: "office@example.com",
});

const testOf = ({ url, store, site }: RunningServer, more: object = {}) =>
  runSelfTest({
    url,
    store,
    sign: site.sign,
    now: site.now,
    sendsMail: true,
    writesTo: undefined,
    ...more,
  });

async function everythingStored({ store: { read } }: RunningServer) {
  const messages = await read.selectFrom("contact_message").select("status").execute();
  const mails = await read.selectFrom("mail").select(["kind", "recipient"]).execute();
  return { messages, mails };
}

describe.each(engines)("on $engine", ({ engine }) => {
  test("a test goes through form, store, outbox and mail server, and leaves nothing", async () => {
    const peer = await startSmtpPeer();
    const SELF_TEST_TO = "self-test@example.com";
    const changes = { ...mailSettings(peer.url), SELF_TEST_TO, MIN_FILL_SECONDS: "1" };
    const server = await startApi(engine, changes, { buildDir: fakeBuild() });
    const names: string[] = [];
    const failed = await testOf(server, {
      writesTo: SELF_TEST_TO,
      onStep: (step: { name: string }) => names.push(step.name),
    });
    expect(failed).toBeUndefined();
    expect(names).toHaveLength(7);
    expect(peer.mails.map(({ to }) => to)).toEqual([[SELF_TEST_TO]]);
    expect(await everythingStored(server)).toEqual({ messages: [], mails: [] });
    await peer.stop();
  });

  test("one that fails stands in no list and no figure, and is removed by the next", async () => {
    const peer = await startSmtpPeer();
    peer.faults.refuse = { connect: 421 };
    let passed = 0;
    const desk = await openBackOffice(engine, mailSettings(peer.url), {
      buildDir: fakeBuild(),
      now: () => Date.now() + passed,
    });
    const failed = await testOf(desk.server, { mailPatience: 300 });
    expect(failed?.name).toMatch(/mail server/);
    expect(failed?.failure).toMatch(/^the mail is waiting: /);
    expect((await everythingStored(desk.server)).messages).toEqual([{ status: "self_test" }]);

    for (const query of ["", "?q=Self-test", "?status=new", "?status=spam", "?language=en"]) {
      const inbox = await desk.read(`inbox${query}`);
      expect([query, inbox.items, inbox.unread]).toEqual([query, [], 0]);
    }
    expect((await desk.read("inbox/changes?since=0")).newest).toBeNull();
    expect((await desk.read("mails")).items).toEqual([]);
    const csv = await (await desk.ask("inbox/export")).text();
    expect(csv.trim().split("\n")).toHaveLength(1);
    const overview = (await desk.read("overview?days=7")) as unknown as {
      perDay: { en: number }[];
      mails: { waiting: number; oldestWaitingAt: string | null };
      answerTimes: { open: number };
    };
    expect(overview.perDay.map(({ en }) => en).filter(Boolean)).toEqual([]);
    expect([overview.mails.waiting, overview.mails.oldestWaitingAt]).toEqual([0, null]);
    expect(overview.answerTimes.open).toBe(0);

    const reference = await sendTo(desk.server);
    peer.faults = {};
    passed = 2 * hour;
    expect(await testOf(desk.server)).toBeUndefined();
    expect((await everythingStored(desk.server)).messages).toEqual([{ status: "new" }]);
    expect((await desk.read("inbox")).items.map((one) => one.reference)).toEqual([reference]);
    await peer.stop();
  });

  test("of two processes one does the day's test, which is repeated while it fails", async () => {
    const peer = await startSmtpPeer();
    const alarms = await startSmtpPeer();
    let passed = 0;
    const environment = await freshEnvironment(engine, {
      ...mailSettings(peer.url),
      ALARM_SMTP_URL: alarms.url,
      ALARM_TO: "operator@example.com",
      SELF_TEST_HOUR: "0",
      SELF_TEST_URL: "http://127.0.0.1:3",
      METRICS_PORT: "0",
    });
    const options = { buildDir: fakeBuild(), now: () => Date.now() + passed };
    const first = await startApiWith(environment, options);
    const second = await startApiWith(environment, options);
    const metric = async (name: string) => {
      const text = await (await fetch(first.metricsUrl ?? "")).text();
      return new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1];
    };
    expect(await metric("site_self_test_failed")).toBeUndefined();
    await Promise.all([
      first.site.features.ports["self-test"]?.runIfDue(),
      second.site.features.ports["self-test"]?.runIfDue(),
    ]);
    const record = () => first.store.read.selectFrom("self_test").selectAll().execute();
    expect(await record()).toMatchObject([{ attempts: 1, passed_at: null }]);
    expect((await record())[0]?.failure).toMatch(/no answer \(ECONNREFUSED\)/);
    expect(await metric("site_self_test_failed")).toBe("1");
    expect(alarms.mails.map(({ to }) => to)).toEqual([["operator@example.com"]]);
    expect(alarms.mails[0]?.raw).toContain("the self-test failed");

    await first.site.features.ports["self-test"]?.runIfDue();
    expect((await record())[0]?.attempts).toBe(1);
    // Another day by the office's clock would be another test: an hour later is, near midnight.
    passed = hour + 1000;
    await second.site.features.ports["self-test"]?.runIfDue();
    const attempts = (await record()).reduce((sum, row) => sum + row.attempts, 0);
    expect(attempts).toBe(2);
    await Promise.all([peer.stop(), alarms.stop()]);
  });
});

test("without SELF_TEST_TO the mail server is asked, and nobody is written to", async () => {
  const peer = await startSmtpPeer({ user: "site", pass: "secret" });
  const options = { buildDir: fakeBuild() };
  const server = await startApi("SQLite", mailSettings(peer.url), options);
  expect(await testOf(server)).toBeUndefined();
  expect([peer.connections, peer.mails]).toEqual([1, []]);
  const wrong = mailSettings(peer.url.replace("secret", "wrong"));
  const failed = await testOf(await startApi("SQLite", wrong, options), { mailPatience: 500 });
  expect(failed?.failure).toMatch(/Wrong user or password/);
  await peer.stop();
});

test("nobody else can mark a message as a test", async () => {
  const server = await startApi("SQLite");
  const at = Date.now().toString(36);
  for (const mark of ["1", `${at}.x`, `${at}.${server.site.sign(`self-test:${at}:other`)}`]) {
    const headers = { [selfTestHeader]: mark };
    const key = crypto.randomUUID();
    const visitor = new Visitor(server.url);
    expect((await visitor.sendMessage(goodMessage, { key, headers })).status).toBe(200);
  }
  const { messages, mails } = await everythingStored(server);
  expect(messages).toEqual(Array(3).fill({ status: "new" }));
  expect(mails).toHaveLength(6);
});

test("npm run self-test prints each step and its time, and tells by its exit code", async () => {
  const environment = await freshEnvironment("SQLite");
  const server = await startApiWith(environment, { buildDir: fakeBuild() });
  const run = (SELF_TEST_URL: string) =>
    runNode(["scripts/self-test.ts"], { ...environment, SELF_TEST_URL });
  const good = await run(server.url);
  expect(good.output.match(/^ok +\d+ ms {2}.+$/gm)).toHaveLength(6);
  expect(good.output).toContain("SMTP_URL is not set: the test ended at the outbox.");
  expect(good.code).toBe(0);
  const bad = await run("http://127.0.0.1:3");
  expect(bad.output).toMatch(/^FAIL +\d+ ms {2}the page with the form opens: .*ECONNREFUSED/m);
  expect(bad.code).toBe(1);
});

test("npm run self-test ends at once where the mail server lets nobody in, and says what to do", async () => {
  const peer = await startSmtpPeer({ user: "site", pass: "secret" });
  const wrong = mailSettings(peer.url.replace("secret", "wrong"));
  const environment = await freshEnvironment("SQLite", wrong);
  const server = await startApiWith(environment, { buildDir: fakeBuild() });
  const SELF_TEST_URL = server.url;
  const { code, output } = await runNode(["scripts/self-test.ts"], {
    ...environment,
    SELF_TEST_URL,
  });
  expect(output).toMatch(
    /^FAIL +\d{1,5} ms {2}the mail server .*: the mail is waiting: .*Wrong user or password.*\nMend SMTP_URL, /m,
  );
  expect(code).toBe(1);
  await peer.stop();
});

test("while the mail server puts it off, who waits for it reads what it says", async () => {
  const peer = await startSmtpPeer();
  peer.faults.refuse = { rcpt: 451 };
  const changes = { ...mailSettings(peer.url), SELF_TEST_TO: "self-test@example.com" };
  const server = await startApi("SQLite", changes, {
    buildDir: fakeBuild(),
    outboxPauses: { ...outboxPauses, poll: 20, firstRetry: 20, longestRetry: 20 },
  });
  const answers: string[] = [];
  const failed = await testOf(server, {
    writesTo: changes.SELF_TEST_TO,
    isHasty: true,
    onWait(answer: string) {
      answers.push(answer);
      peer.faults = {};
    },
  });
  expect(failed).toBeUndefined();
  expect(answers).toEqual([expect.stringContaining("451")]);
  await peer.stop();
});
