import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import type { Platform } from "#platform/feature.server.ts";
import type { Asked } from "#platform/http/call.ts";
import { bookPayment } from "../changing/book-payment.server.ts";
import { lockOrder } from "../changing/take-step.server.ts";
import type { BuyerMailParts } from "../mails/buyer-mail.server.ts";
import type { bankFileCalls } from "./bank-file-calls.ts";

type Parts = BuyerMailParts & Pick<Platform<unknown>, "store" | "now">;

type Confirmed = Asked<
  (typeof bankFileCalls)["POST /api/admin/bank-file/book"]
>["body"]["bookings"][number];

/** Books what was confirmed of a bank's file, each booking in a transaction of its own: one that is refused keeps no other back. */
export async function bookFile(
  parts: Parts,
  by: Administrator,
  confirmed: readonly Confirmed[],
): Promise<{ booked: number; refused: string[] }> {
  const refused: string[] = [];
  for (const booking of confirmed) {
    const isBooked = await bookOne(parts, by, booking);
    if (!isBooked) refused.push(booking.bankReference);
  }
  return { booked: confirmed.length - refused.length, refused };
}

function bookOne(parts: Parts, by: Administrator, { id, ...booking }: Confirmed): Promise<boolean> {
  return parts.store.write(async (trx) => {
    const order = await lockOrder(trx, id);
    if (!order) return false;
    const at = parts.now();
    const wanted = { ...booking, kind: "in", source: "file" } as const;
    const { outcome } = await bookPayment(trx, order, wanted, by, parts, at);
    if (outcome !== "booked") return false;
    const { amount, currency } = booking;
    const subject = { subjectId: id, subject: order.reference };
    await audit(
      trx,
      by,
      { action: "order.payment", ...subject, details: { amount, currency } },
      at,
    );
    return true;
  });
}
