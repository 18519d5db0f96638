import { hasActiveName } from "./active-names.server.ts";
import { checkTextDocument } from "./check-text-document.server.ts";
import type { CheckedFile } from "./file-kinds.ts";

const starts = (bytes: Uint8Array, signature: string) =>
  Buffer.from(bytes.subarray(0, signature.length)).toString("latin1") === signature;

/**
 * What a file is, told by its content and never by its name. Taken are PDF, DOCX and ODT that run nothing, load
 * nothing from elsewhere and unpack to no more than they should.
 */
export async function checkFile(bytes: Uint8Array): Promise<CheckedFile> {
  if (starts(bytes, "%PDF-"))
    return isSafePdf(bytes) ? { mediaType: "application/pdf" } : { wrong: "unsafe" };
  if (starts(bytes, "PK\x03\x04")) return checkTextDocument(bytes);
  return { wrong: "wrong_type" };
}

/** Bytes at the end among which a whole file has its end mark. */
const tail = 2_048;

/** Whole, and without anything that runs. */
const isSafePdf = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(-tail)).includes("%%EOF") && !hasActiveName(bytes);
