import nodemailer from "nodemailer";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type SmtpPeer, startSmtpPeer } from "#tests/support/smtp-peer.ts";
import type { OutboxMail } from "./mail-tables.server.ts";
import { createSender } from "./send-mail.server.ts";

let peer: SmtpPeer;
const senders: ReturnType<typeof createSender>[] = [];

beforeEach(async () => {
  peer = await startSmtpPeer();
});
afterEach(async () => {
  for (const sender of senders.splice(0)) sender.close?.();
  await peer.stop();
});

function sender(settings: { smtpUrl?: string; companyRecipients?: string } = {}) {
  const made = createSender(nodemailer, {
    smtpUrl: peer.url,
    from: "Yazılım Fabrikası <web@company.example>",
    companyRecipients: "sales@company.example, office@company.example",
    ...settings,
  });
  senders.push(made);
  return made;
}

function aMail(changes: Partial<OutboxMail> = {}): OutboxMail {
  return {
    id: "1",
    message_id: "<one@company.example>",
    kind: "contact-visitor",
    audience: "visitor",
    recipient: "Ada.Lovelace@Visitor.example",
    recipient_key: "ada.lovelace@visitor.example",
    reply_to: "info@company.example",
    language: "tr",
    subject: "İlk ışığın çağrısı",
    body_text: "Merhaba İnanç,\nığüşöç",
    body_html: "<p>Merhaba</p>",
    headers: '{"Auto-Submitted":"auto-generated"}',
    about_id: "m1",
    asked_by: null,
    state: "waiting",
    attempts: 0,
    next_attempt_at: 0,
    lease_until: 0,
    last_attempt_at: null,
    last_outcome: null,
    created_at: Date.parse("2026-06-12T11:00:00Z"),
    sent_at: null,
    last_answer: null,
    ...changes,
  };
}

test("a visitor's mail arrives as it was written", async () => {
  expect(await sender()(aMail())).toMatchObject({ outcome: "accepted" });

  const [mail] = peer.mails;
  expect(mail).toMatchObject({
    from: "web@company.example",
    to: ["Ada.Lovelace@visitor.example"],
    parsed: {
      from: { name: "Yazılım Fabrikası", address: "web@company.example" },
      to: [{ address: "Ada.Lovelace@visitor.example" }],
      replyTo: [{ address: "info@company.example" }],
      subject: "İlk ışığın çağrısı",
      messageId: "<one@company.example>",
      date: "2026-06-12T11:00:00.000Z",
    },
  });
  expect(mail?.parsed.text?.trim()).toBe("Merhaba İnanç,\nığüşöç");
  expect(mail?.parsed.html?.trim()).toBe("<p>Merhaba</p>");
  expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test("a company mail goes to every address of MAIL_TO", async () => {
  await sender()(aMail({ audience: "company", recipient: "" }));
  expect(peer.mails[0]?.to).toEqual(["sales@company.example", "office@company.example"]);
});

test("one refused address of MAIL_TO is named and does not hold up the others", async () => {
  peer.faults = { refuse: { rcpt: (to) => (to.startsWith("office") ? 550 : undefined) } };
  const result = await sender()(aMail({ audience: "company" }));
  expect(result).toMatchObject({ outcome: "accepted" });
  expect(result.answer).toContain("not for office@company.example");
});

test.each([
  [550, "refused"],
  [450, "deferred"],
] as const)("an address of MAIL_TO answered with %i is told as %s", async (code, outcome) => {
  peer.faults = { refuse: { rcpt: (to) => (to.startsWith("office") ? code : undefined) } };
  const { notTaken } = await sender()(aMail({ audience: "company" }));
  expect(notTaken).toEqual([
    { address: "office@company.example", outcome, answer: expect.stringContaining(`${code}`) },
  ]);
});

test("what one address of MAIL_TO is still owed goes there alone, however MAIL_TO writes it", async () => {
  const owed = aMail({ audience: "company", recipient: "Office@xn--irket-idb.example" });
  const companyRecipients = "sales@company.example, office@Şirket.example";
  await sender({ companyRecipients })(owed);
  expect(peer.mails.map(({ to }) => to)).toEqual([["office@şirket.example"]]);
});

test("an address of MAIL_TO is known by its name, too, and nobody else gets what it is still owed", async () => {
  const companyRecipients =
    '"Sales, Berlin" <sales@company.example>, Office <office@company.example>';
  const owed = (recipient: string) => aMail({ audience: "company", recipient });
  await sender({ companyRecipients })(owed("office@company.example"));
  await sender({ companyRecipients })(owed("Sales@company.example"));
  expect(peer.mails.map(({ to }) => to)).toEqual([
    ["office@company.example"],
    ["sales@company.example"],
  ]);
});

test("what is owed to an address that MAIL_TO names no more goes to those that it names now", async () => {
  const owed = aMail({ audience: "company", recipient: "ofice@company.example" });
  await sender()(owed);
  expect(peer.mails[0]?.to).toEqual(["sales@company.example", "office@company.example"]);
});

test.each([
  ["connect", 421, "server-down"],
  ["connect", 554, "server-down"],
  ["mail", 550, "server-down"],
  ["mail", 451, "server-down"],
  ["rcpt", 450, "deferred"],
  ["rcpt", 421, "server-down"],
  ["rcpt", 530, "server-down"],
  ["rcpt", 550, "refused"],
  ["data", 451, "deferred"],
  ["data", 554, "refused"],
] as const)("%s answered with %i: %s", async (command, code, outcome) => {
  peer.faults = { refuse: { [command]: code } };
  expect(await sender()(aMail())).toMatchObject({ outcome });
  expect(peer.mails).toEqual([]);
});

test("a line that breaks in the middle of DATA is the server's fault", async () => {
  peer.faults = { die: "in DATA" };
  const long = "Zeile\n".repeat(100_000);
  expect(await sender()(aMail({ body_text: long }))).toMatchObject({ outcome: "server-down" });
  expect(peer.mails).toEqual([]);
});

test("nobody listens: the server's fault, and the next mail passes when somebody does", async () => {
  const send = sender();
  await peer.stop();
  expect(await send(aMail())).toMatchObject({ outcome: "server-down" });
  await peer.start();
  expect(await send(aMail())).toMatchObject({ outcome: "accepted" });
});

test("a kept connection that died is replaced without a fuss", async () => {
  const send = sender();
  await send(aMail());
  await peer.stop();
  await peer.start();
  expect(await send(aMail())).toMatchObject({ outcome: "accepted" });
});

test("a wrong password is the setting's fault, a right one works", async () => {
  const guarded = await startSmtpPeer({ user: "web", pass: "s3cret/ğ" });
  try {
    expect(await sender({ smtpUrl: guarded.url })(aMail())).toMatchObject({ outcome: "accepted" });
    const wrong = guarded.url.replace("s3cret", "guess");
    expect(await sender({ smtpUrl: wrong })(aMail())).toMatchObject({ outcome: "server-down" });
    const none = `smtp://127.0.0.1:${guarded.port}`;
    expect(await sender({ smtpUrl: none })(aMail())).toMatchObject({ outcome: "server-down" });
  } finally {
    await guarded.stop();
  }
});

/** Straight into the outbox, past every check: the last line of defence. */
const hostile = "x\r\nBcc: victim@elsewhere.example\r\n\r\nBuy now";

test.each(["subject", "recipient", "reply_to", "message_id"] as const)(
  "a line break in %s cannot make a header or a recipient",
  async (column) => {
    await sender()(aMail({ [column]: `${hostile}@visitor.example` }));
    if (column !== "recipient") expect(peer.mails).toHaveLength(1);
    for (const { to, raw, parsed } of peer.mails) {
      expect(to).toHaveLength(1);
      expect(to[0]).not.toContain("victim");
      expect(raw).not.toMatch(/^Bcc:/im);
      expect(parsed.headers.map(({ key }) => key)).not.toContain("bcc");
      expect(parsed.text).not.toContain("Buy now");
    }
  },
);

test("a mail on its way is cut off when the sender hangs up", async () => {
  peer.faults = { slow: 5_000 };
  const send = sender();
  const result = send(aMail());
  await expect.poll(() => peer.connections).toBe(1);
  send.close?.();
  expect(await result).toMatchObject({ outcome: "server-down" });
});
