import { defineMailKinds } from "#platform/outbox/mail-kinds.ts";

export const messageMailKinds = defineMailKinds({
  company: { name: "contact-company" },
  visitor: {
    name: "contact-visitor",
    perDay: { mails: 30, reason: "who may send thirty messages gets thirty receipts" },
  },
  reply: { name: "contact-reply" },
  unreadSpam: { name: "unread-spam" },
  selfTest: { name: "self-test", isUnlisted: true },
});
