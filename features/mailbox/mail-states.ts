/** What becomes of a mail in the outbox. */
export const mailStates = ["waiting", "sent", "failed"] as const;
