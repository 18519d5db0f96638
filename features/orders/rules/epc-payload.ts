import { readIban } from "./identities/iban.ts";

export interface Transfer {
  /** Who is paid, at most 70 letters. */
  name: string;
  iban: string;
  bic?: string;
  /** Cents, 1 to 99,999,999,999. */
  cents: number;
  /** Free reference, at most 140 letters. */
  reference: string;
}

const longestName = 70;
const longestReference = 140;
const mostCents = 99_999_999_999;
const mostBytes = 331;

/**
 * What a banking app reads from the QR code of a transfer in euros: EPC069-12, version 002, UTF-8.
 * https://www.europeanpaymentscouncil.eu/document-library/guidance-documents/quick-response-code-guidelines-enable-data-capture-initiation
 * Nothing where the transfer does not fit into it: then it is typed by hand.
 */
export function epcPayload({ name, iban, bic = "", cents, reference }: Transfer) {
  const account = readIban(iban);
  if (!account || !Number.isSafeInteger(cents) || cents < 1 || cents > mostCents) return undefined;
  if (bic && !/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic)) return undefined;
  const text = [
    "BCD",
    "002",
    "1",
    "SCT",
    bic,
    oneLine(name, longestName),
    account,
    `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`,
    "", // purpose
    "", // structured reference: ours is a free one
    oneLine(reference, longestReference),
  ].join("\n");
  return new TextEncoder().encode(text).length <= mostBytes ? text : undefined;
}

const oneLine = (text: string, longest: number) =>
  [...text.replace(/\s/g, " ").trim()].slice(0, longest).join("");
