import * as v from "valibot";
import { rowId } from "#platform/admin/row-id.ts";
import { callsFor } from "#platform/http/call.ts";
import { optionalLine } from "#platform/submissions/field-schemas.ts";
import { bankFileFormats, bankFileProblems } from "../bank-files/bank-booking.ts";
import { bookingFits } from "../bank-files/match-bookings.ts";
import { currency, money, sales, text } from "./office-fields.ts";

const booking = v.strictObject({
  date: text,
  amount: money,
  currency: text,
  text,
  counterparty: text,
  bankReference: text,
});

const bankFileAnswer = v.strictObject({
  /** Null: the file is read. */
  problem: v.nullable(v.picklist(bankFileProblems)),
  format: v.nullable(v.picklist(bankFileFormats)),
  skipped: v.number(),
  remarks: v.array(v.picklist(["date_order"])),
  bookings: v.array(
    v.strictObject({
      booking,
      fit: v.picklist(bookingFits),
      order: v.nullable(v.strictObject({ id: text, reference: text, name: text, due: money })),
    }),
  ),
});

/** What a bank says was paid: read, then booked. */
export const bankFileCalls = callsFor(sales, {
  "POST /api/admin/bank-file": {
    about:
      "Reads a bank's CSV, camt.053 or MT940 (multipart/form-data, at most 5 MB) and finds the orders that it pays; nothing is booked or kept.",
    admits: "itself",
    answer: bankFileAnswer,
    audit: "bank-file.read",
  },
  "POST /api/admin/bank-file/book": {
    about: "Books what somebody confirmed of a bank's file, each booking once.",
    body: v.strictObject({
      bookings: v.pipe(
        v.array(
          v.strictObject({
            id: rowId,
            amount: v.pipe(
              v.number("required"),
              v.safeInteger("not_whole"),
              v.minValue(1, "too_few"),
            ),
            currency,
            bankReference: v.pipe(optionalLine(140), v.nonEmpty("required")),
            isAnother: v.optional(v.boolean(), false),
          }),
        ),
        v.minLength(1, "required"),
        v.maxLength(500, "too_many"),
      ),
    }),
    answer: v.strictObject({
      booked: v.number(),
      /** Bank references that were not booked. */
      refused: v.array(text),
    }),
    audit: "bank-file.book",
  },
});
