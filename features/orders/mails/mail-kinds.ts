import { defineMailKinds } from "#platform/outbox/mail-kinds.ts";

/** Duties, all of them: no limit holds one back. What limits orders stands before the order. */
export const orderMailKinds = defineMailKinds({
  company: { name: "order-company" },
  buyer: { name: "order-buyer" },
  reminder: { name: "order-reminder" },
  step: { name: "order-step" },
  toCompany: { name: "order-to-company" },
  toBuyer: { name: "order-to-buyer" },
});
