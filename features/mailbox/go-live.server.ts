import type { GoLiveCheck } from "#platform/go-live/go-live-check.ts";

/** Mails leave the outbox: a mail server is set, and it has taken one. */
export const mailCheck: GoLiveCheck<{ smtpUrl: string | undefined }> = {
  name: "mail",
  where: "/admin/mails",
  async look({ settings, store }) {
    if (!settings.smtpUrl) return { grade: "red", names: ["SMTP_URL", "MAIL_FROM", "MAIL_TO"] };
    const sent = await store.read
      .selectFrom("mail")
      .select("id")
      .where("state", "=", "sent")
      .limit(1)
      .executeTakeFirst();
    return { grade: sent ? "green" : "amber" };
  },
};
