import type { Kysely } from "kysely";
import { contactMails } from "../../features/messages/mails/contact-mails.server.ts";
import { searchTextOf } from "../../features/messages/search-text.server.ts";
import type { NewContactMessage } from "../../features/messages/submit-contact.server.ts";
import { allMessages } from "../../platform/language/all-messages.ts";
import { foldLetters } from "../../platform/rules/fold-letters.ts";
import type { Tables } from "../../platform/store/tables.ts";
import { createChance } from "../seed/dice.ts";
import { demoWords } from "./demo-words.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const days = 90;

/** Of the site that the invented mails link to. */
const origin = "https://www.softwarefactory.example";

type Chance = () => number;

const oneOf = <Value>(values: readonly Value[], chance: Chance): Value =>
  values[Math.floor(chance() * values.length)] as Value;

/** A UUID of version 7: ordered by its time, as our own are. */
function idAt(at: number, chance: Chance): string {
  const time = at.toString(16).padStart(12, "0");
  const rest = () =>
    Math.floor(chance() * 0xfff)
      .toString(16)
      .padStart(3, "0");
  const [a, b, c, d, e] = [rest(), rest(), rest(), rest(), rest()];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${a}-8${b}-${c}${d}${e}000`;
}

/** More on working days, and a little more each week. */
function amountOn(at: number, most: number, chance: Chance): number {
  const weekday = new Date(at).getUTCDay();
  const quiet = weekday === 0 || weekday === 6 ? 0.3 : 1;
  return Math.round(most * quiet * (0.55 + 0.45 * chance()));
}

const languageBy = (share: number): keyof typeof demoWords =>
  share < 0.48 ? "tr" : share < 0.76 ? "de" : "en";

/** Messages, addresses and mails of three invented months up to `now` (ms). */
export async function fillDemoBackOffice(data: Kysely<Tables>, now: number): Promise<void> {
  const chance = createChance(7);
  for (let back = days; back >= 0; back--) {
    const morning = Math.floor((now - back * day) / day) * day + 5 * hour;
    const growth = 1 - (back / days) * 0.45;
    const instants = (most: number) =>
      Array.from({ length: amountOn(morning, most * growth, chance) }, () =>
        Math.floor(morning + chance() * 11 * hour),
      ).filter((at) => at < now);
    const messages = instants(19).map((at) => messageAt(at, now, chance));
    const captures = instants(7).map((at) => captureAt(at, now, chance));
    if (messages.length > 0) await data.insertInto("contact_message").values(messages).execute();
    if (captures.length > 0) await data.insertInto("email_capture").values(captures).execute();
    const mails = messages
      .filter(({ spam }) => spam === 0)
      .map((message) => mailAbout(message, message.created_at, chance));
    if (back >= 3 || mails.length === 0) continue;
    await data.insertInto("mail").values(mails).execute();
    await data.insertInto("mail_attempt").values(mails.map(attemptOf)).execute();
  }
}

function messageAt(at: number, now: number, chance: Chance) {
  const language = languageBy(chance());
  const { people, companies, wishes, domain, phone } = demoWords[language];
  const name = oneOf(people, chance);
  const isSpam = chance() < 0.07;
  const fields = {
    reference: `${letters(4, chance)}-${letters(4, chance)}`,
    name,
    email: `${foldLetters(name).replace(/\W+/g, ".")}@${domain}`,
    phone: `${phone}${Math.floor(chance() * 9)}`,
    company: oneOf(companies, chance),
    message: oneOf(wishes, chance),
  };
  const answeredAt = at + (0.4 + chance() ** 3 * 14) * hour;
  const isAnswered = answeredAt < now - 3 * hour && chance() < 0.985;
  const isOpened = now - at > 2 * hour;
  return {
    id: idAt(at, chance),
    ...fields,
    language,
    spam: isSpam ? 1 : 0,
    created_at: at,
    status: isSpam ? "spam" : isAnswered ? "answered" : isOpened ? "in_progress" : "new",
    read_at: isOpened ? at + 0.3 * hour : null,
    first_answer_at: isAnswered && !isSpam ? Math.round(answeredAt) : null,
    campaign: chance() < 0.4 ? JSON.stringify({ firstPage: "/", utm: { source: "search" } }) : null,
    search_text: searchTextOf(fields, foldLetters),
  } satisfies NewContactMessage;
}

function captureAt(at: number, now: number, chance: Chance): Tables["email_capture"] {
  const language = languageBy(chance());
  const { people, domain } = demoWords[language];
  const email = `${foldLetters(oneOf(people, chance)).replace(/\W+/g, ".")}.${letters(4, chance).toLowerCase()}@${domain}`;
  const share = chance();
  const state = share < 0.82 || now - at > 7 * day ? "confirmed" : "waiting";
  return {
    id: idAt(at, chance),
    reference: `${letters(4, chance)}-${letters(4, chance)}`,
    email,
    email_key: email,
    language,
    state,
    wording: allMessages[language].forms.emailCapture.consent,
    confirm_token_hash: null,
    confirm_until: null,
    created_at: at,
    confirmed_at: state === "confirmed" ? Math.min(now, at + hour) : null,
    unsubscribed_at: null,
  };
}

function mailAbout(
  message: ReturnType<typeof messageAt>,
  at: number,
  chance: Chance,
): Tables["mail"] {
  const { id, email, language } = message;
  const { visitor } = contactMails({ message: { ...message, createdAt: at }, origin });
  return {
    id: idAt(at, chance),
    message_id: `<${id}@factory.example>`,
    kind: visitor.kind.name,
    audience: visitor.audience,
    recipient: email,
    recipient_key: email,
    reply_to: visitor.replyTo ?? null,
    language,
    subject: visitor.subject,
    body_text: visitor.text,
    body_html: visitor.html,
    headers: JSON.stringify(visitor.headers ?? {}),
    about_id: id,
    asked_by: null,
    state: "sent",
    attempts: 1,
    next_attempt_at: at,
    lease_until: 0,
    last_attempt_at: at + 2_000,
    last_outcome: "accepted",
    created_at: at,
    sent_at: at + 2_000,
    last_answer: "250 OK",
  };
}

/** The one try that its mail tells of. */
const attemptOf = (mail: Tables["mail"]): Tables["mail_attempt"] => ({
  id: mail.id,
  mail_id: mail.id,
  at: mail.sent_at ?? mail.created_at,
  outcome: "accepted",
  answer: mail.last_answer ?? "",
});

function letters(count: number, chance: Chance): string {
  const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return Array.from({ length: count }, () => oneOf([...alphabet], chance)).join("");
}
