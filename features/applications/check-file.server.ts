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

/**
 * What makes a PDF more than paper: programs, files inside, forms with scripts, films. Compressed objects are not
 * unpacked, so what hides in them is left to the reader's own program, which asks before it runs anything.
 */
const activeInPdf = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z])/;

/** Bytes at the end among which a whole file has its end mark. */
const tail = 2_048;

/** Whole, and without anything that runs. */
function isSafePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!text.slice(-tail).includes("%%EOF")) return false;
  // A name may spell its letters as #4A. https://www.pdfa.org/resource/iso-32000-2/ (7.3.5)
  const plain = text.replace(/#([0-9A-Fa-f]{2})/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return !activeInPdf.test(plain);
}
