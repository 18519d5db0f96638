import { defineMailKinds } from "#platform/outbox/mail-kinds.ts";

export const applicationMailKinds = defineMailKinds({
  company: { name: "application-company" },
  applicant: {
    name: "application-applicant",
    perDay: { mails: 10, reason: "who may send ten applications gets ten receipts" },
  },
});
