import { defineMailKinds } from "#platform/outbox/mail-kinds.ts";

export const newsletterMailKinds = defineMailKinds({
  confirmation: { name: "newsletter-confirmation" },
  checklist: { name: "scope-checklist" },
  confirmed: { name: "newsletter-confirmed" },
});
