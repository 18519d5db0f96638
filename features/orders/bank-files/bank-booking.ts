/** One line of an account, as its bank tells it. */
export interface BankBooking {
  /** When the bank booked it: `2026-11-22`. */
  date: string;
  /** In the smallest unit of the currency; below 0: money went out. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** What the payer wrote, in one line. */
  text: string;
  /** Who paid, or was paid; empty where the file does not say. */
  counterparty: string;
  /** The same for the same booking in every file of the bank; never empty. */
  bankReference: string;
}

/** A booking before it has a name that is told apart; `reference`: what the bank calls it, where it does. */
export type RawBooking = Omit<BankBooking, "bankReference"> & { reference: string };

export const bankFileFormats = ["csv", "camt", "mt940"] as const;
export type BankFileFormat = (typeof bankFileFormats)[number];

export interface BankFile {
  format: BankFileFormat;
  bookings: BankBooking[];
  /** Rows that are no booking: balances, sums, lines that could not be read. */
  skipped: number;
  /** `date_order`: it could not be told whether days or months come first; days were taken. */
  remarks: "date_order"[];
}

/** Why a file is not read; the back office has a sentence for each. */
export const bankFileProblems = [
  "too_large",
  "empty",
  "not_text",
  "unknown_format",
  "no_header",
  "no_currency",
  "document_type",
  "broken",
  "too_many",
  "no_bookings",
] as const;
export type BankFileProblem = (typeof bankFileProblems)[number];

/** The file is refused as a whole: nothing of it is taken. */
export class BankFileRefused extends Error {
  override name = "BankFileRefused";
  readonly problem: BankFileProblem;

  constructor(problem: BankFileProblem) {
    super(`the bank file is refused: ${problem}`);
    this.problem = problem;
  }
}

/** A year of a busy company; what is longer comes in pieces. */
export const mostBookings = 20_000;

/** Longer texts of a payer say nothing more: SEPA has 140 letters, MT940 390. */
export const longestText = 1_000;

/** One line without control characters, and not longer than what is needed of it. */
export const oneLine = (text: string): string =>
  text
    .slice(0, longestText * 2)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, longestText);
