import { setTimeout as pause } from "node:timers/promises";
import { plainBecause } from "#features/messages/mails/self-test-mail.server.ts";
import {
  findSelfTestMessage,
  removeSelfTestMessages,
} from "#features/messages/self-test-message.server.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import { findMail, mailsAbout } from "#platform/outbox/page-mails.server.ts";
import { removeMailsAbout } from "#platform/outbox/remove-mails.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { createFormVisit } from "./form-visit.server.ts";

/** How long the mail server may put the mail off, ms: those that greylist take ten minutes or so. */
const mailPatience = 15 * 60 * 1000;
/** Between two looks into the outbox, ms. */
const lookEvery = 250;
/** What an earlier test left behind is removed when it is older than this, ms. */
const leftBehind = 60 * 60 * 1000;

const [, mailDomain] = wholeSite.contact.email.split("@");
/** Letters that break first: Turkish, German, four bytes long, and those that mean something in HTML and SQL. */
const letters = "İığüş ß 文字 😀 <b>&'\"";

export interface SelfTestStep {
  name: string;
  ms: number;
  /** Undefined: it went well. */
  failure?: string;
  /** It is the mail server that it waits for. */
  isMailServers?: boolean;
}

interface SelfTestParts {
  store: Store;
  url: string;
  sign: (text: string) => string;
  now: () => number;
  /** A mail server is set, so the mail must be accepted by it. */
  sendsMail: boolean;
  /** SELF_TEST_TO is set. */
  writesTo: string | undefined;
  mailPatience?: number;
  /** Somebody waits for it: what another try would not mend, such as a wrong password, fails at once. */
  isHasty?: boolean;
  /** What the mail server last said, as long as the mail waits. */
  onWait?: (answer: string) => void;
  onStep?: (step: SelfTestStep) => void;
}

/**
 * Sends a message through the public form and follows it to its end. Never rejects; the failed step, or undefined
 * when all went well. What it wrote is removed only then: a failed one is there to be looked at until the next.
 */
export async function runSelfTest(parts: SelfTestParts): Promise<SelfTestStep | undefined> {
  const { store, now, sendsMail, writesTo } = parts;
  const visit = createFormVisit({ ...parts, userAgent: `${mailDomain}-self-test/1.0` });
  const fields = {
    NameSurname: `Self-test ${letters}`,
    Email: `self-test@${mailDomain}`,
    Phone: "+90 222 000 00 00",
    Company: wholeSite.legalName,
    Message: `Self-test ${new Date(now()).toISOString()}\n${letters}`,
    Language: "en",
  };
  let reference = "";
  let id = "";

  const steps: [name: string, work: () => Promise<void>, isMailServers?: true][] = [
    ["the page with the form opens", () => visit.openPage()],
    ["the session gives a token", () => visit.openSession()],
    [
      "the form is accepted",
      async () => {
        reference = await visit.send(fields);
      },
    ],
    [
      "the message is stored as it was sent",
      async () => {
        const stored = await findSelfTestMessage(store.read, reference);
        if (!stored) throw new Error(`${reference} is not in this database as a self-test`);
        if (stored.spam) throw new Error("it was taken for spam");
        if (stored.name !== fields.NameSurname || stored.message !== fields.Message)
          throw new Error("what is stored is not what was sent");
        id = stored.id;
      },
    ],
    [
      "its mail is in the outbox",
      async () => {
        const mails = await mailsAbout(store.read, id);
        if (mails.length !== 1) throw new Error(`${mails.length} mails instead of one`);
        await checkMail(store, mails[0]?.mail.id ?? "", fields);
      },
    ],
    ...(sendsMail
      ? [
          [
            writesTo
              ? `the mail server took the mail for ${writesTo}`
              : "the mail server let the outbox in (SELF_TEST_TO is not set: nothing was sent)",
            () => untilSent(store, id, parts),
            true,
          ] satisfies [string, () => Promise<void>, true],
        ]
      : []),
    [
      "the test is removed",
      () =>
        store.write(async (trx) => {
          const which = { reference, before: now() - leftBehind };
          for (const one of await removeSelfTestMessages(trx, which))
            await removeMailsAbout(trx, one);
        }),
    ],
  ];

  for (const [name, work, isMailServers] of steps) {
    const since = performance.now();
    const failure = await work().then(
      () => undefined,
      (error: Error) => error.message,
    );
    const step = { name, ms: Math.round(performance.now() - since), failure, isMailServers };
    parts.onStep?.(step);
    if (failure !== undefined) return step;
  }
  return undefined;
}

/** It is the mail that a visitor's message would cause, whole. */
async function checkMail(
  store: Store,
  id: string,
  { Email, Message }: Record<"Email" | "Message", string>,
): Promise<void> {
  const mail = await findMail(store.read, id);
  const why = JSON.parse(mail?.headers ?? "{}")[plainBecause];
  if (why !== undefined) throw new Error(`it is a plain one, content/ is wrong: ${why}`);
  const [text = "", html = ""] = [mail?.body_text, mail?.body_html];
  if (!text.includes(Message) || !html.includes(Email))
    throw new Error("it does not say what was sent");
}

async function untilSent(
  store: Store,
  id: string,
  { mailPatience: patience = mailPatience, isHasty = false, onWait }: SelfTestParts,
): Promise<void> {
  const deadline = performance.now() + patience;
  let told: string | null | undefined;
  for (;;) {
    const [first] = await mailsAbout(store.read, id);
    if (first?.mail.state === "sent") return;
    const { state = "gone", last_answer: answer, last_outcome: outcome } = first?.mail ?? {};
    const isVain = isHasty && outcome === "server-down";
    if (state !== "waiting" || isVain || performance.now() > deadline)
      throw new Error(`the mail is ${state}: ${answer ?? "nobody has tried to send it"}`);
    if (answer && answer !== told) onWait?.(answer);
    told = answer;
    await pause(lookEvery);
  }
}
