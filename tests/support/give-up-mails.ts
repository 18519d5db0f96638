import type { Store } from "#platform/store/store.server.ts";

/** The mails to whoever wrote something came back, and are not tried any more. */
export const giveUpMails = ({ write }: Store, aboutId: string) =>
  write((trx) =>
    trx
      .updateTable("mail")
      .set({ state: "failed" })
      .where("about_id", "=", aboutId)
      .where("audience", "=", "visitor")
      .execute(),
  );
