import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore, type Store } from "#platform/store/store.server.ts";
import { migrate } from "#server/database/migrate.ts";
import { countMailsTo } from "./count-mails.server.ts";
import { countMails, findLatestMails, findMails } from "./find-mails.server.ts";
import { type NewMail, queueMail } from "./queue-mail.server.ts";
import { listMails, showMail } from "./show-mail.server.ts";

let dataDir: string;
let store: Store;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "queue-"));
  const database = await openDatabase({ dataDir });
  await migrate(database.db);
  store = createStore(database);
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const now = Date.parse("2026-06-12T11:00:00Z");

function queue(changes: Partial<NewMail> = {}, at = now): Promise<string> {
  const mail: NewMail = {
    kind: { name: "contact-visitor" },
    audience: "visitor",
    recipient: "INFO@Visitor.example",
    language: "tr",
    subject: "Mesajınız bize ulaştı",
    text: "Merhaba,\n\u001B[2Jİyi günler",
    html: "<p>Merhaba</p>",
    headers: { "Auto-Submitted": "auto-generated" },
    aboutId: "message-1",
    ...changes,
  };
  return store.write((trx) => queueMail(trx, mail, at));
}

const settings = { from: "web@company.example", companyRecipients: "sales@company.example" };

test("a queued mail is waiting, due at once, with a Message-ID of its own", async () => {
  await queue();
  await queue({ aboutId: "message-2" });
  const [first, second] = await findLatestMails(store.read, 10);
  expect(first).toMatchObject({
    recipient: "INFO@Visitor.example",
    state: "waiting",
    attempts: 0,
    next_attempt_at: now,
    created_at: now,
  });
  expect(first?.message_id).toMatch(/^<[0-9a-f-]{36}@[\w.-]+>$/);
  expect(first?.message_id).not.toBe(second?.message_id);
});

test.each([
  [{ recipient: "ada@visitor.example\r\nBcc: x@y.z" }],
  [{ replyTo: "ada@visitor.example\nBcc: x@y.z" }],
  [{ headers: { "List-Unsubscribe": "<https://a.b>\r\nBcc: x@y.z" } }],
])("a mail that could break out of a header is not stored: %j", async (changes) => {
  await expect(queue(changes)).rejects.toThrow("line break");
  expect(await findLatestMails(store.read, 10)).toEqual([]);
});

test("a subject is brought to one line", async () => {
  await queue({ subject: "one\r\ntwo" });
  expect((await findLatestMails(store.read, 1))[0]?.subject).toBe("one two");
});

test("a visitor's mails are counted whatever the case, by kind and from an instant on", async () => {
  await queue();
  await queue({ recipient: "info@visitor.example" }, now - 1);
  await queue({ kind: { name: "newsletter-confirmation" } });
  await queue({ recipient: "other@visitor.example" });
  const count = (since: number) =>
    countMailsTo(store.read, "contact-visitor", "Info@visitor.EXAMPLE", since);
  expect(await count(now - 1)).toBe(2);
  expect(await count(now)).toBe(1);
});

test("a mail is found by the start of its id and by what it is about", async () => {
  await queue();
  await queue({ aboutId: "message-2" });
  const [mail] = await findMails(store.read, "nothing", ["message-2"]);
  expect(mail?.about_id).toBe("message-2");
  expect(await findMails(store.read, mail?.id.slice(0, 8) ?? "", [])).toEqual([mail]);
  expect(await findMails(store.read, "%", [])).toEqual([]);
  expect(await countMails(store.read)).toEqual({ waiting: 2, sent: 0, failed: 0 });
});

test("a mail is shown as its receiver reads it, and cannot steer the terminal", async () => {
  await queue({ replyTo: "info@company.example" });
  const [mail] = await findLatestMails(store.read, 1);
  if (!mail) throw new Error("nothing was queued");
  expect(showMail(mail, settings)).toBe(
    [
      "From: web@company.example",
      "To: INFO@Visitor.example",
      "Reply-To: info@company.example",
      "Subject: Mesajınız bize ulaştı",
      "Date: Fri, 12 Jun 2026 11:00:00 GMT",
      `Message-ID: ${mail.message_id}`,
      "Auto-Submitted: auto-generated",
      "",
      "Merhaba,",
      "[2Jİyi günler",
    ].join("\n"),
  );
  expect(listMails([{ ...mail, last_answer: "connect ECONNREFUSED" }], settings)).toBe(
    `${mail.id.slice(0, 8)}  2026-06-12 11:00  waiting   0 tries  INFO@Visitor.example: Mesajınız bize ulaştı\n` +
      "          connect ECONNREFUSED",
  );
});
