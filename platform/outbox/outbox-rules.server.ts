import type { OutboxMail, SendOutcome } from "./mail-tables.server.ts";

/** Mails on their way at once, each on a connection of its own. */
export const connections = 4;

/** Failures that pass with the mail server's trouble; a refusal does not. */
export const passingOutcomes: SendOutcome[] = ["server-down", "deferred"];

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;

/** Every pause and bound of the outbox worker, in milliseconds. */
export interface OutboxPauses {
  /** Between two looks for mail that another process wrote, or whose time has come. */
  poll: number;
  firstRetry: number;
  longestRetry: number;
  /** A mail server that does not take mail is asked again at least this often, with one mail. */
  probe: number;
  /** A mail whose hold was not renewed for so long is free again: its worker died. A living one renews it three times as often. */
  lease: number;
  /** How long a stop waits for the mails on their way before it hangs up. */
  goodbye: number;
}

export const outboxPauses: OutboxPauses = {
  poll: 5 * second,
  firstRetry: 20 * second,
  longestRetry: hour,
  probe: 60 * second,
  lease: 45 * second,
  goodbye: 6 * second,
};

/**
 * How long a mail is worth trying. A visitor's ends four days after it was written, tried or not: later
 * its words ("your answer until Monday") are no longer true. The company's ends two weeks after the first try.
 */
const keepTrying = { visitor: 4 * day, company: 14 * day } as const;

/** True for a mail that is no longer sent at all. */
export function isStale(mail: Pick<OutboxMail, "audience" | "created_at">, now: number): boolean {
  return mail.audience === "visitor" && now - mail.created_at >= keepTrying.visitor;
}

/**
 * The pause before the next try: doubled each time, up to the longest, and 20 % up or down, so that
 * mails which failed together do not all come back together. `random` is from 0 to 1.
 */
export function retryPause(
  attempts: number,
  random: number,
  { firstRetry, longestRetry }: OutboxPauses,
): number {
  const jitter = 0.8 + 0.4 * random;
  return Math.min(longestRetry, firstRetry * 2 ** (attempts - 1) * jitter);
}

/**
 * What a mail becomes after a try. A refusal ends a visitor's mail at once and never the company's,
 * whose address the operator can mend.
 */
export function stateAfter(
  mail: Pick<OutboxMail, "audience" | "created_at">,
  outcome: SendOutcome,
  firstTriedAt: number,
  now: number,
): OutboxMail["state"] {
  if (outcome === "accepted") return "sent";
  if (mail.audience === "company")
    return now - firstTriedAt >= keepTrying.company ? "failed" : "waiting";
  return outcome === "refused" || isStale(mail, now) ? "failed" : "waiting";
}
