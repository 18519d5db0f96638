const minute = 60 * 1000;
const hour = 60 * minute;

/**
 * How often a mail is sent that anybody can ask for with somebody else's address: a link for a new password, the
 * confirmation of a sign-up or of a newsletter. It keeps strangers from flooding an address, and from using up what
 * its owner may ask for: each visitor has pauses of its own, and those that all share begin later. So a stranger alone
 * delays nobody. From many addresses at once, one mailbox gets about ten mails of a kind a day.
 */
export const mailPauses = {
  /** After so many mails that one visitor has asked for, ms. */
  ofOne: [
    { mails: 1, pause: minute },
    { mails: 2, pause: 10 * minute },
    { mails: 3, pause: 6 * hour },
  ],
  /** After so many mails, whoever asked for them. */
  ofAll: [
    { mails: 4, pause: 10 * minute },
    { mails: 6, pause: 6 * hour },
  ],
  /** What was sent longer ago is forgotten. */
  forgottenAfter: 24 * hour,
  /** Later than this is from before a clock was set back. */
  clockSkew: minute,
} as const;

/** A mail of the kind that went to the address; `at` in milliseconds. */
export interface EarlierMail {
  at: number;
  askedBy: string | null;
}

export interface MailTurn {
  /** The pause is over. */
  isOver: boolean;
  /** The asker has caused a mail of the kind before. */
  isAgain: boolean;
  /** How long the asker waits for another one once this one is sent, ms. */
  nextPause: number;
}

/** Whether a mail may go now, and how long the next one has to wait. */
export function takeMailTurn(
  known: readonly EarlierMail[],
  askedBy: string,
  now: number,
): MailTurn {
  const { forgottenAfter, clockSkew, ofOne, ofAll } = mailPauses;
  const all = known.filter(({ at }) => at > now - forgottenAfter && at <= now + clockSkew);
  const own = all.filter((mail) => mail.askedBy === askedBy);
  return {
    isOver: isOver(ofOne, own, now) && isOver(ofAll, all, now),
    isAgain: own.length > 0,
    nextPause: Math.max(pauseAfter(ofOne, own.length + 1), pauseAfter(ofAll, all.length + 1)),
  };
}

type Steps = readonly { mails: number; pause: number }[];

function isOver(steps: Steps, earlier: readonly EarlierMail[], now: number): boolean {
  const pause = pauseAfter(steps, earlier.length);
  const newest = Math.max(...earlier.map(({ at }) => at));
  // The newest can be later than `now`: it was asked for while this one waited for the row.
  return pause === 0 || now - newest >= pause;
}

const pauseAfter = (steps: Steps, mails: number) =>
  steps.findLast((step) => mails >= step.mails)?.pause ?? 0;
