/** What a mail can be. Each feature has a table of its own, and the back office words for each (content/messages/admin). */
export interface MailKind {
  /** As it stands in the outbox. */
  name: string;
  /**
   * Mails to one visitor's address in a day, where only somebody who has shown something can cause them. Those that
   * anybody can ask for have pauses instead (mail-pause-rule.ts).
   */
  perDay?: { mails: number; reason: string };
  /** What the site writes to itself: in no list and no count. */
  isUnlisted?: true;
}

export type MailKinds = Readonly<Record<string, MailKind>>;

/** Keeps the names of a feature's kinds. */
export const defineMailKinds = <Name extends string>(
  kinds: Record<Name, MailKind>,
): Readonly<Record<Name, MailKind>> => kinds;
