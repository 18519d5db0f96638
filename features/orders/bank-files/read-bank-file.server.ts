import { isUtf8 } from "node:buffer";
import { type BankFile, BankFileRefused } from "./bank-booking.ts";
import { nameBookings } from "./name-bookings.server.ts";
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
