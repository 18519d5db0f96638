/**
 * What makes a PDF more than paper: programs, files inside, forms with scripts, films. Compressed objects are not
 * unpacked, so what hides in them is left to the reader's own program, which asks before it runs anything.
 */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z])/;

/** Bytes at the end among which a whole file has its end mark. */
const tail = 2_048;

/** Whole, and without anything that runs. */
export function isSafePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!text.slice(-tail).includes("%%EOF")) return false;
  // A name may spell its letters as #4A. https://www.pdfa.org/resource/iso-32000-2/ (7.3.5)
  const plain = text.replace(/#([0-9A-Fa-f]{2})/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return !active.test(plain);
}
