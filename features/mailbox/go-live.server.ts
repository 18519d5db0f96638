import type { GoLiveCheck } from "#platform/go-live/go-live-check.ts";

/** As the alert WebsiteMailWaiting has it, ms. */
const tooLong = 60 * 60 * 1000;

/** Mails leave the outbox: a mail server is set, it has taken one, and none waits for it for long. */
export const mailCheck: GoLiveCheck<{ smtpUrl: string | undefined }> = {
  name: "mail",
  where: "/admin/mails",
  async look({ settings, store, now }) {
    if (!settings.smtpUrl) return { grade: "red", names: ["SMTP_URL", "MAIL_FROM", "MAIL_TO"] };
    const mails = store.read.selectFrom("mail").select("id").limit(1);
    const sent = await mails.where("state", "=", "sent").executeTakeFirst();
    const late = await mails
      .where("state", "=", "waiting")
      .where("created_at", "<", now - tooLong)
      .executeTakeFirst();
    return { grade: sent && !late ? "green" : "amber" };
  },
};
