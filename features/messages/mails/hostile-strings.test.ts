import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import nodemailer from "nodemailer";
import { expect, test } from "vitest";
import type { OutboxMail } from "#platform/outbox/mail-tables.server.ts";
import { queueMail } from "#platform/outbox/queue-mail.server.ts";
import { createSender } from "#platform/outbox/send-mail.server.ts";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore } from "#platform/store/store.server.ts";
import { migrate } from "#server/database/migrate.ts";
import { fixture } from "#tests/support/fixtures.ts";
import { startSmtpPeer } from "#tests/support/smtp-peer.ts";
import { contactMails } from "./contact-mails.server.ts";

const own = [
  "Ada\r\nBcc: victim@elsewhere.example",
  "Ada\nBcc: victim@elsewhere.example\n\nBuy now",
  "Ada\rBcc: victim@elsewhere.example",
  "Ada\u2028Bcc: victim@elsewhere.example",
  "Ada\u0085Bcc: victim@elsewhere.example",
  "=?utf-8?Q?Ada=0D=0ABcc:_victim@elsewhere.example?=",
  '"Ada" <victim@elsewhere.example>, other@elsewhere.example',
  "\r\n.\r\nMAIL FROM:<x@y.z>\r\nRCPT TO:<victim@elsewhere.example>\r\nDATA\r\n",
  "<script>alert(1)</script>",
  "\u202Ereversed",
  "🙂".repeat(200),
  "İıIi ğüşöç ÄÖÜß",
];

const collection = fixture("naughty-strings/blns.json");

/** What visitors typed, in every field, through the outbox and a real mail server. */
async function deliver(strings: string[]) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "hostile-"));
  const database = await openDatabase({ dataDir });
  await migrate(database.db);
  const store = createStore(database);
  const peer = await startSmtpPeer();
  const send = createSender(nodemailer, {
    smtpUrl: peer.url,
    from: "web@company.example",
    companyRecipients: "sales@company.example",
  });
  try {
    await store.write(async (trx) => {
      for (const [at, text] of strings.entries()) {
        const typed = { name: text, phone: text, company: text, message: text };
        const id = String(at);
        const email = `ada-${id}@visitor.example`;
        const message = {
          id,
          reference: id,
          email,
          ...typed,
          language: "de",
          createdAt: 0,
        } as const;
        const mails = contactMails({ message, origin: "https://www.company.example" });
        for (const mail of Object.values(mails)) await queueMail(trx, mail, 0);
      }
    });
    const mails: OutboxMail[] = await store.read.selectFrom("mail").selectAll().execute();
    for (const result of await Promise.all(mails.map(send)))
      expect(result).toMatchObject({ outcome: "accepted" });
    return { sent: mails, received: peer.mails };
  } finally {
    send.close?.();
    await peer.stop();
    await store.close();
    rmSync(dataDir, { recursive: true });
  }
}

const headers = "from,to,reply-to,subject,message-id,date,mime-version,content-type"
  .split(",")
  .sort();

async function expectHarmless(strings: string[]): Promise<void> {
  const { sent, received } = await deliver(strings);
  expect(received).toHaveLength(strings.length * 2);
  for (const { to, parsed } of received) {
    const mail = sent.find(({ message_id }) => message_id === parsed.messageId);
    const company = mail?.audience === "company";
    expect(to).toEqual([company ? "sales@company.example" : mail?.recipient]);
    expect(
      parsed.headers
        .map(({ key }) => key)
        .filter((key) => key !== "auto-submitted")
        .sort(),
    ).toEqual(headers);
    expect(parsed.subject).toBe(mail?.subject);
    expect(parsed.html).not.toMatch(/<script|<img|<iframe|<svg/i);
    const typed = strings[Number(mail?.about_id)] ?? "";
    if (company) expect(oneLine(parsed.text)).toContain(oneLine(typed));
  }
}

/** Line ends are the mail's own: it knows one kind only. */
const oneLine = (text = "") => text.replace(/\s+/g, " ").trim();

test("our own hostile strings stay text", () => expectHarmless(own));

if (collection) {
  const foreign: string[] = JSON.parse(readFileSync(collection, "utf8"));
  test("the big list of naughty strings stays text", () =>
    expectHarmless(foreign.filter((text) => !text.includes("\0"))));
}
