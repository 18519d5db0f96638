import { defineMailKinds } from "#platform/outbox/mail-kinds.ts";

export const newsletterMailKinds = defineMailKinds({
  confirmation: { name: "newsletter-confirmation" },
  confirmed: { name: "newsletter-confirmed" },
});
