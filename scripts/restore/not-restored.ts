/** Nothing was changed; the message is what the operator reads. */
export class NotRestored extends Error {
  override name = "NotRestored";
}

/** What is there now. */
export interface Restored {
  messages: number;
  /** Mails that the site sends when it starts. */
  waiting: number;
  /** The file that holds what was there before. */
  aside: string | undefined;
}
