import { type MailWord, mailWords } from "#platform/outbox/mail-words.server.ts";
import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import type { Order } from "../order-tables.server.ts";
import type { OrderState } from "../rules/order-states.ts";
import { type BuyerMailParts, buyerMail } from "./buyer-mail.server.ts";
import { orderMailKinds } from "./mail-kinds.ts";

/** Title and text by state; where an order begins, its confirmation tells it. */
const told = {
  paid: ["orderStep.paidTitle", "orderStep.paid"],
  in_work: ["orderStep.in_workTitle", "orderStep.in_work"],
  delivered: ["orderStep.deliveredTitle", "orderStep.delivered"],
  closed: ["orderStep.closedTitle", "orderStep.closed"],
  cancelled: ["orderStep.cancelledTitle", "orderStep.cancelled"],
  ran_out: ["orderStep.ran_outTitle", "orderStep.ran_out"],
  withdrawn: ["orderStep.withdrawnTitle", "orderStep.withdrawn"],
  refunded: ["orderStep.refundedTitle", "orderStep.refunded"],
} as const satisfies Partial<Record<OrderState | "ran_out", readonly [MailWord, MailWord]>>;

/** States that a buyer is told of. */
export const toldStates = (Object.keys(told) as (keyof typeof told)[]).filter(
  (state) => state !== "ran_out",
);

/** Where an order stands now; `ranOut`: it was cancelled because nobody paid in time. */
export function stepMail(
  order: Order,
  { ranOut }: { ranOut: boolean },
  parts: BuyerMailParts,
): NewMail {
  const t = mailWords(order.language);
  const { reference } = order;
  const [title, text] = told[ranOut ? "ran_out" : (order.state as keyof typeof told)];
  return buyerMail(order, parts, {
    kind: orderMailKinds.step,
    subject: t("orderStep.subject", { title: t(title), reference }),
    title: t(title),
    blocks: [{ type: "text", text: t(text) }],
  });
}
