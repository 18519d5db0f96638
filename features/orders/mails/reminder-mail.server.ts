import { mailWords, officeTime } from "#platform/outbox/mail-words.server.ts";
import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import type { Order } from "../order-tables.server.ts";
import { type BuyerMailParts, buyerMail } from "./buyer-mail.server.ts";
import { orderMailKinds } from "./mail-kinds.ts";
import { payBlocks } from "./pay-blocks.server.ts";

/** Before what was kept for a transfer is given free; `until` in milliseconds. */
export function reminderMail(order: Order, until: number, parts: BuyerMailParts): NewMail {
  const { language, reference, total, paid } = order;
  const t = mailWords(language);
  return buyerMail(order, parts, {
    kind: orderMailKinds.reminder,
    subject: t("orderReminder.subject", { reference }),
    title: t("orderReminder.title"),
    blocks: [
      { type: "text", text: t("orderReminder.text", { until: officeTime(until, language) }) },
      ...payBlocks(order, total - paid, parts),
      { type: "text", text: t("orderReminder.crossed") },
    ],
  });
}
