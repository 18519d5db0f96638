import { setImmediate as nextTurn } from "node:timers/promises";
import type { RequestContext } from "#platform/http/context.server.ts";
import type { Guard } from "#platform/http/guard.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { readUpload } from "#platform/http/read-upload.server.ts";
import type { Db } from "#platform/store/store.server.ts";
import { matchBookings, type PayableOrder } from "../bank-files/match-bookings.ts";
import { mostFileBytes } from "../bank-files/read-bank-file.server.ts";
import { readInThread } from "../bank-files/read-in-thread.server.ts";
import { alikeWithin } from "../changing/book-payment.server.ts";
import { awaitsMoney, type OrderState } from "../rules/order-states.ts";
import type { BankFileAnswer } from "./office-calls.ts";

/** The file of a bank that somebody of the back office sends, and the currency where the file does not say. */
export async function receiveBankFile(
  c: RequestContext,
  guard: Guard,
): Promise<{ bytes: Uint8Array; currency: string | undefined }> {
  await guard.admitChange(c);
  const { file, fields, isTooLarge } = await readUpload(c.req.raw, {
    control: "file",
    most: mostFileBytes,
  });
  if (isTooLarge) throw new Problem("too_large", { detail: `At most ${mostFileBytes} bytes.` });
  const currency = fields.currency;
  return {
    bytes: file?.bytes ?? new Uint8Array(),
    currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : undefined,
  };
}

/** The bookings of a file with the orders that they pay, at an instant (ms). What is no file of a bank is answered with what is wrong. */
export async function readAndMatch(
  db: Db,
  sent: { bytes: Uint8Array; currency: string | undefined },
  now: number,
): Promise<BankFileAnswer> {
  const reading = await readInThread(sent);
  if ("problem" in reading) {
    return { problem: reading.problem, format: null, skipped: 0, remarks: [], bookings: [] };
  }
  const { format, bookings, skipped, remarks } = reading.file;
  const orders = await payableOrders(db, now);
  const references = bookings.map(({ bankReference }) => bankReference);
  const known = await bookedBefore(db, references);
  const matched: BankFileAnswer["bookings"] = [];
  for (const { booking, fit, order } of matchBookings(bookings, orders, known)) {
    matched.push({ booking, fit, order: order ? shortly(order) : null });
    if (matched.length % matchesAtOnce === 0) await nextTurn();
  }
  return { problem: null, format, skipped, remarks, bookings: matched };
}

/** Some milliseconds of work; then others have their turn. */
const matchesAtOnce = 200;

const shortly = ({ id, reference, name, due }: PayableOrder) => ({ id, reference, name, due });

/** Older orders are found by hand: nobody transfers after two years. */
const mostOrders = 50_000;

async function payableOrders(db: Db, now: number): Promise<PayableOrder[]> {
  const rows = await db
    .selectFrom("shop_order")
    .select(["id", "reference", "currency", "total", "paid", "state", "name", "company"])
    .orderBy("id", "desc")
    .limit(mostOrders)
    .execute();
  const byHand = await db
    .selectFrom("order_payment")
    .select(["order_id", "amount"])
    .where("kind", "=", "in")
    .where("bank_reference", "is", null)
    .where("at", ">", now - alikeWithin)
    .execute();
  const amounts = Map.groupBy(byHand, ({ order_id }) => order_id);
  return rows.map(({ id, reference, currency, total, paid, state, name, company }) => ({
    byHand: amounts.get(id)?.map(({ amount }) => Number(amount)) ?? [],
    ...{ id, reference, currency, due: total - paid, name: company || name },
    isOpen: awaitsMoney(state as OrderState) || (state === "in_work" && paid < total),
  }));
}

/** In pieces: engines take so many values at once. */
const atOnce = 500;

async function bookedBefore(db: Db, references: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let from = 0; from < references.length; from += atOnce) {
    const rows = await db
      .selectFrom("order_payment")
      .select("bank_reference")
      .where("bank_reference", "in", references.slice(from, from + atOnce))
      .execute();
    for (const { bank_reference } of rows) if (bank_reference) known.add(bank_reference);
  }
  return known;
}
