import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import {
  type BankBooking,
  type BankFile,
  BankFileRefused,
  longestText,
  type RawBooking,
} from "./bank-booking.ts";
import { readCamt } from "./read-camt.server.ts";
import { readCsv } from "./read-csv.ts";
import { readMt940 } from "./read-mt940.ts";

/** Bytes; 20,000 payments of camt.053 are about 20 MB, a year of most companies is below one. */
export const mostFileBytes = 5 * 1024 * 1024;

/**
 * Reads what a bank gives out about an account: CSV, camt.053 or MT940, told apart by what stands in it.
 * @param currency of the account, for a CSV that does not name it
 * @throws BankFileRefused with what is wrong; nothing of such a file is taken
 */
export function readBankFile(bytes: Uint8Array, currency?: string): BankFile {
  if (bytes.length > mostFileBytes) throw new BankFileRefused("too_large");
  const text = decode(bytes);
  if (text.trim() === "") throw new BankFileRefused("empty");
  const format = formatOf(text);
  const { bookings, skipped, remarks = [] } = readers[format](text, currency);
  if (bookings.length === 0) throw new BankFileRefused("no_bookings");
  return { format, bookings: nameBookings(bookings), skipped, remarks };
}

type Read = Pick<ReturnType<typeof readCsv>, "bookings" | "skipped"> & {
  remarks?: BankFile["remarks"];
};

const readers: Record<BankFile["format"], (text: string, currency?: string) => Read> = {
  csv: readCsv,
  camt: readCamt,
  mt940: readMt940,
};

function formatOf(text: string): BankFile["format"] {
  const start = text.slice(0, 2_000).trimStart();
  if (start.startsWith("<")) {
    if (/BkToCstmr|camt\.05[234]/.test(text.slice(0, 20_000))) return "camt";
    if (/<!DOCTYPE|<!ENTITY/i.test(start)) throw new BankFileRefused("document_type");
    throw new BankFileRefused("unknown_format");
  }
  return /^(\{1:|:20:)/m.test(start) ? "mt940" : "csv";
}

/**
 * Byte-order mark, UTF-8, or what Turkish banks write otherwise (windows-1254, whose letters are those of Latin-1 for
 * everybody else). Bytes that are no text (a PDF, an archive, a spreadsheet) are refused.
 */
function decode(bytes: Uint8Array): string {
  const [a, b] = bytes;
  const marked = a === 0xff && b === 0xfe ? "utf-16le" : a === 0xfe && b === 0xff ? "utf-16be" : "";
  const text = new TextDecoder(
    marked || declared(bytes) || (isUtf8(bytes) ? "utf-8" : "windows-1254"),
  ).decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\0-\x08\x0e-\x1f]/.test(text)) throw new BankFileRefused("not_text");
  return text;
}

/** Of XML alone, and only what is read byte by byte. */
function declared(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  const name = /^\s*<\?xml[^>]{0,100}\sencoding\s*=\s*["']([\w.:-]{1,20})["']/i.exec(start)?.[1];
  try {
    return name && !/^utf-?16/i.test(name) ? new TextDecoder(name).encoding : undefined;
  } catch {
    return undefined;
  }
}

/** Shorter ones (a count of the day, a number of a form) are the same again tomorrow. */
const shortest = 8;
const longest = 100;

/**
 * Gives each booking a name that is the same in every file that tells of it, so that it is booked once. A bank without
 * numbers of its own gets one of what it says; two equal bookings of one day are told apart by their order.
 */
function nameBookings(raw: readonly RawBooking[]): BankBooking[] {
  const seen = new Map<string, number>();
  return raw.map(({ reference, ...booking }) => {
    const own = reference.replace(/\s/g, "").slice(0, longest);
    const name = isOwn(own) ? own : contentOf(booking, own);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const text = booking.text.slice(0, longestText);
    return { ...booking, text, bankReference: count > 1 ? `${name}/${count}` : name };
  });
}

/** Words of banks for "none". */
const isOwn = (reference: string) =>
  reference.length >= shortest && !/^(NONREF|NOTPROVIDED|0+)$/i.test(reference);

function contentOf(booking: Omit<RawBooking, "reference">, reference: string): string {
  const { date, amount, currency, text, counterparty } = booking;
  const content = JSON.stringify([date, amount, currency, text, counterparty, reference]);
  return `${date}-${createHash("sha256").update(content).digest("hex").slice(0, 20)}`;
}
