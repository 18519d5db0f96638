import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import nodemailer from "nodemailer";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore, type Store } from "#platform/store/store.server.ts";
import { migrate } from "#server/database/migrate.ts";
import { type SmtpPeer, startSmtpPeer } from "#tests/support/smtp-peer.ts";
import { outboxPauses } from "./outbox-rules.server.ts";
import { createOutboxWorker, type OutboxWorker } from "./outbox-worker.server.ts";
import { type NewMail, queueMail } from "./queue-mail.server.ts";
import { createSender, type SendMail } from "./send-mail.server.ts";

/** The real pauses, a hundred times quicker. */
const quick = Object.fromEntries(
  Object.entries(outboxPauses).map(([name, ms]) => [name, ms / 100]),
) as unknown as typeof outboxPauses;

let dataDir: string;
let store: Store;
let peer: SmtpPeer;
let said: string[];
let workers: OutboxWorker[];

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "outbox-"));
  const database = await openDatabase({ dataDir });
  await migrate(database.db);
  store = createStore(database);
  peer = await startSmtpPeer();
  [said, workers] = [[], []];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await peer.stop();
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const say = (_fields: object, message: string) => said.push(message);

function worker(options: Partial<Parameters<typeof createOutboxWorker>[0]> = {}): OutboxWorker {
  const made = createOutboxWorker({
    store,
    send: createSender(nodemailer, {
      smtpUrl: peer.url,
      from: "web@company.example",
      companyRecipients: "sales@company.example",
    }),
    log: { info: say, warn: say, error: say },
    pauses: quick,
    ...options,
  });
  workers.push(made);
  return made;
}

let messages = 0;

/** A message of a visitor of its own; both its mails go into the outbox. */
async function aMessage(createdAt = Date.now()): Promise<void> {
  messages += 1;
  const email = `ada-${messages}@visitor.example`;
  const both = {
    language: "en",
    subject: `Message SF-${messages}`,
    text: "Can it weave algebraic patterns?",
    html: "<p>Can it weave algebraic patterns?</p>",
    aboutId: `message-${messages}`,
  } as const;
  const mails: NewMail[] = [
    {
      ...both,
      kind: { name: "contact-company" },
      audience: "company",
      recipient: "",
      replyTo: email,
    },
    { ...both, kind: { name: "contact-visitor" }, audience: "visitor", recipient: email },
  ];
  await store.write(async (trx) => {
    for (const mail of mails) await queueMail(trx, mail, createdAt);
  });
}

const outbox = () => store.read.selectFrom("mail").selectAll().execute();
const tries = () => store.read.selectFrom("mail_attempt").selectAll().execute();
const inState = async (state: string) => (await outbox()).filter((m) => m.state === state).length;
const soon = { interval: 50 };

function expectEachOnce(count: number): void {
  const ids = peer.mails.map(({ parsed }) => parsed.messageId);
  expect(ids).toHaveLength(count);
  expect(new Set(ids).size).toBe(count);
}

test("a stored message goes out to the company and to the visitor", async () => {
  const outboxWorker = worker();
  outboxWorker.start();
  await aMessage();
  outboxWorker.wake();
  await expect.poll(() => inState("sent"), soon).toBe(2);
  expect(peer.mails.map(({ to }) => to[0]).sort()).toEqual([
    `ada-${messages}@visitor.example`,
    "sales@company.example",
  ]);
  expect((await tries()).map(({ outcome }) => outcome)).toEqual(["accepted", "accepted"]);
  expect(outboxWorker.running()).toBe(true);
});

test("a mail server that is off while 20 messages arrive: 40 mails, none twice, none lost", async () => {
  await peer.stop();
  const outboxWorker = worker();
  outboxWorker.start();
  for (let count = 0; count < 20; count += 1) {
    await aMessage();
    outboxWorker.wake();
  }
  await expect.poll(async () => (await tries()).length, soon).toBeGreaterThan(10);
  expect(await inState("waiting")).toBe(40);

  await peer.start();
  await expect.poll(() => inState("sent"), soon).toBe(40);
  expectEachOnce(40);
  expect(said).toEqual([
    "the mail server takes no mail; it waits in the outbox",
    "the mail server takes mail again",
  ]);
});

test("after a long outage one mail asks, and its success brings all the others", async () => {
  await aMessage();
  for (let count = 0; count < 19; count += 1) await aMessage();
  const now = Date.now();
  // As after hours of tries: nothing is due for an hour, the last try is a while ago.
  await store.write((trx) =>
    trx
      .updateTable("mail")
      .set({
        attempts: 9,
        last_outcome: "server-down",
        last_attempt_at: now - quick.probe,
        next_attempt_at: now + 3_600_000,
      })
      .execute(),
  );
  worker().start();
  await expect.poll(() => inState("sent"), soon).toBe(40);
  expectEachOnce(40);
});

test("a server that stays down is asked by one mail a pause, not by all of them", async () => {
  for (let count = 0; count < 20; count += 1) await aMessage();
  const now = Date.now();
  const later = {
    next_attempt_at: now + 3_600_000,
    attempts: 9,
    last_attempt_at: now - quick.probe,
  };
  await store.write((trx) =>
    trx
      .updateTable("mail")
      .set({ ...later, last_outcome: "server-down" })
      .execute(),
  );
  await peer.stop();
  const begun = performance.now();
  worker().start();
  await expect.poll(async () => (await tries()).length, soon).toBeGreaterThanOrEqual(3);
  const asked = await tries();
  // One mail at each pause, however busy the machine is.
  expect(asked.length).toBeLessThanOrEqual((performance.now() - begun) / quick.probe + 1);
  expect(new Set(asked.map(({ mail_id }) => mail_id)).size).toBe(asked.length);
});

test("a line that breaks in DATA and a restart on the way lose nothing and send nothing twice", async () => {
  peer.faults = { die: "in DATA" };
  const first = worker();
  first.start();
  for (let count = 0; count < 5; count += 1) await aMessage();
  first.wake();
  await expect.poll(async () => (await tries()).length, soon).toBeGreaterThan(2);
  await first.stop();

  peer.faults = {};
  // Patient enough to hear of what the mail server took.
  const second = worker({ pauses: { ...quick, goodbye: 5_000 } });
  second.start();
  await expect.poll(() => peer.mails.length, soon).toBeGreaterThan(2);
  await second.stop();
  worker().start();
  await expect.poll(() => inState("sent"), soon).toBe(10);
  expectEachOnce(10);
});

test("a mail that was taken without our hearing of it comes again with the same Message-ID", async () => {
  peer.faults = { die: "after DATA" };
  await aMessage();
  worker().start();
  await expect.poll(() => peer.mails.length, soon).toBeGreaterThanOrEqual(2);
  peer.faults = {};
  await expect.poll(() => inState("sent"), soon).toBe(2);
  expect(new Set(peer.mails.map(({ parsed }) => parsed.messageId)).size).toBe(2);
});

test("a worker that died with a mail in hand: another sends it when the lease has run out", async () => {
  await aMessage();
  await store.write((trx) =>
    trx
      .updateTable("mail")
      .set({ lease_until: Date.now() + 1_500 })
      .execute(),
  );
  const begun = Date.now();
  worker().start();
  await expect.poll(() => inState("sent"), soon).toBe(2);
  for (const { last_attempt_at } of await outbox())
    expect(last_attempt_at).toBeGreaterThanOrEqual(begun + quick.lease);
});

test("two workers on one outbox send each mail once, a slow server too", async () => {
  const pauses = { ...quick, lease: 1_500 };
  peer.faults = { slow: pauses.lease * 1.5 };
  for (let count = 0; count < 4; count += 1) await aMessage();
  worker({ pauses }).start();
  worker({ pauses }).start();
  await expect.poll(() => inState("sent"), soon).toBe(8);
  expectEachOnce(8);
});

test("a clock that jumps ahead makes no second worker send what is on its way", async () => {
  const pauses = { ...quick, lease: 3_000 };
  let jump = 0;
  const now = () => Date.now() + jump;
  peer.faults = { slow: 1_500 };
  for (let count = 0; count < 2; count += 1) await aMessage();
  worker({ pauses, now }).start();
  await expect.poll(() => peer.connections, soon).toBe(4);
  jump = 3_600_000;
  worker({ pauses, now }).start();
  await expect.poll(() => inState("sent"), soon).toBe(4);
  expectEachOnce(4);
});

test("a clock that was set back by a day: what was written and tried before goes out", async () => {
  const day = 86_400_000;
  await aMessage(Date.now() + day);
  await aMessage(Date.now());
  const tried = { last_outcome: "deferred", attempts: 1 } as const;
  const times = { last_attempt_at: Date.now() + day, next_attempt_at: Date.now() + day + 20_000 };
  await store.write((trx) =>
    trx
      .updateTable("mail")
      .set({ ...tried, ...times })
      .where("about_id", "=", `message-${messages}`)
      .execute(),
  );
  worker().start();
  await expect.poll(() => inState("sent"), soon).toBe(4);
});

test("5xx ends the visitor's mail at once, and the company's is tried on", async () => {
  peer.faults = { refuse: { rcpt: 550 } };
  await aMessage();
  worker().start();
  await expect.poll(async () => (await tries()).length, soon).toBeGreaterThanOrEqual(4);
  const mails = await outbox();
  expect(mails.find(({ audience }) => audience === "visitor")).toMatchObject({
    state: "failed",
    attempts: 1,
    last_answer: expect.stringContaining("550"),
  });
  expect(mails.find(({ audience }) => audience === "company")).toMatchObject({ state: "waiting" });
  expect(said).toContain("a mail was given up");

  peer.faults = {};
  await expect.poll(() => inState("sent"), soon).toBe(1);
});

test("an address of MAIL_TO that is refused is owed a mail of its own, which is seen and tried on", async () => {
  peer.faults = { refuse: { rcpt: (to) => (to.startsWith("office") ? 550 : undefined) } };
  const companyRecipients = "sales@company.example, office@company.example";
  const send = createSender(nodemailer, {
    ...{ smtpUrl: peer.url, from: "web@company.example", companyRecipients },
  });
  await aMessage();
  worker({ send }).start();
  await expect.poll(async () => (await tries()).length, soon).toBeGreaterThanOrEqual(4);
  const mails = await outbox();
  expect(mails).toHaveLength(3);
  const owed = mails.find(({ recipient }) => recipient === "office@company.example");
  expect(owed).toMatchObject({
    ...{ state: "waiting", audience: "company", last_outcome: "refused" },
    ...{ about_id: `message-${messages}`, subject: `Message SF-${messages}`, recipient_key: "" },
    last_answer: expect.stringContaining("550"),
  });
  expect(said).toContain("a mail was not taken for an address of MAIL_TO");
  // Nobody else is written to meanwhile.
  expect(peer.mails).toHaveLength(2);

  peer.faults = {};
  await expect.poll(() => inState("sent"), soon).toBe(3);
  expect(peer.mails[2]?.to).toEqual(["office@company.example"]);
  expect(peer.mails[2]?.parsed.subject).toBe(`Message SF-${messages}`);
});

test("4xx is tried again", async () => {
  peer.faults = { refuse: { data: 451 } };
  await aMessage();
  worker().start();
  await expect.poll(async () => (await tries()).length, soon).toBeGreaterThanOrEqual(4);
  peer.faults = {};
  await expect.poll(() => inState("sent"), soon).toBe(2);
  expectEachOnce(2);
});

test("a visitor's mail of last week is no longer sent, the company's is", async () => {
  await aMessage(Date.now() - 7 * 86_400_000);
  worker().start();
  await expect.poll(() => inState("waiting"), soon).toBe(0);
  expect(peer.mails.map(({ to }) => to)).toEqual([["sales@company.example"]]);
});

test("a store that fails while a try is written down: said once, not sent again, marked later", async () => {
  let broken = false;
  const flaky = {
    ...store,
    write: ((work) =>
      broken ? Promise.reject(new Error("disk full")) : store.write(work)) as Store["write"],
  };
  let sent = 0;
  const send: SendMail = async () => {
    sent += 1;
    broken = true;
    return { outcome: "accepted", answer: "250 OK" };
  };
  await aMessage();
  worker({ store: flaky, send }).start();
  await expect.poll(() => sent, soon).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, quick.lease * 1.5));
  expect(await inState("waiting")).toBe(2);
  broken = false;
  await expect.poll(() => inState("sent"), soon).toBe(2);
  expect(sent).toBe(2);
  expect(said.filter((line) => line === "the outbox cannot be read or written")).toHaveLength(1);
});

test("a send that throws costs nobody his mail", async () => {
  let calls = 0;
  const send: SendMail = async () => {
    calls += 1;
    if (calls === 1) throw new Error("a fault of ours");
    return { outcome: "accepted", answer: "250 OK" };
  };
  await aMessage();
  worker({ send }).start();
  await expect.poll(() => inState("sent"), soon).toBe(2);
});

test("without a mail server in the settings the mails stay, and nothing is wrong", async () => {
  const outboxWorker = worker({ send: undefined });
  expect(outboxWorker.running()).toBe(false);
  outboxWorker.start();
  await aMessage();
  outboxWorker.wake();
  expect(outboxWorker.running()).toBe(true);
  expect(await inState("waiting")).toBe(2);
  await outboxWorker.stop();
  expect(outboxWorker.running()).toBe(false);
});

test("a stop in the moment in which mails are taken waits for them, too", async () => {
  peer.faults = { slow: 300 };
  let taken: (() => void) | undefined;
  const slowly = {
    ...store,
    write: (async (work) => {
      const result = await store.write(work);
      // Taken in the store, and not yet in the worker's hands.
      await new Promise<void>((resolve) => {
        taken = resolve;
        setTimeout(resolve, 300);
      });
      return result;
    }) as Store["write"],
  };
  await aMessage();
  const stopped = worker({ store: slowly, pauses: { ...quick, goodbye: 5_000 } });
  stopped.start();
  await expect.poll(() => taken, soon).toBeDefined();
  await stopped.stop();
  expect(await inState("sent")).toBe(2);
  expectEachOnce(2);
});

test("a stop waits for the mail on its way, and cuts off one that takes too long", async () => {
  peer.faults = { slow: 100 };
  await aMessage();
  const patient = worker({ pauses: { ...quick, goodbye: 5_000 } });
  patient.start();
  await expect.poll(() => peer.connections, soon).toBe(2);
  await patient.stop();
  expect(await inState("sent")).toBe(2);

  peer.faults = { slow: 60_000 };
  await aMessage();
  const hasty = worker({ pauses: { ...quick, goodbye: 6_000 } });
  hasty.start();
  await expect.poll(() => peer.connections, soon).toBe(4);
  const before = performance.now();
  await hasty.stop();
  expect(performance.now() - before).toBeLessThan(30_000);
  const cutOff = (await outbox()).filter(({ state }) => state === "waiting");
  expect(cutOff.map(({ lease_until }) => lease_until)).toEqual([0, 0]);
});
