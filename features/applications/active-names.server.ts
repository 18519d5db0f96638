/**
 * What makes a PDF more than paper: programs, files inside, forms with scripts, films. Compressed objects are not
 * unpacked, so what hides in them is left to the reader's own program, which asks before it runs anything.
 */
const activeNames = [
  "JavaScript",
  "JS",
  "Launch",
  "EmbeddedFile",
  "EmbeddedFiles",
  "RichMedia",
  "XFA",
].map((name) => Buffer.from(name, "latin1"));

/**
 * Letters of a name that pictures hold by chance: one in three of 10 MB has "/JS" somewhere. It counts where a program
 * follows, which is a text or leads to one; that is by chance in one of a hundred.
 */
const shortName = 2;

const slash = "/".charCodeAt(0);
const hash = "#".charCodeAt(0);

/** By the code of their first letter: nearly every slash of a file is done with after one look. */
const namesFrom = Array.from({ length: 256 }, (_, code) =>
  activeNames.filter(([first]) => first === code),
);

/** Whether a PDF names anything that runs. It is read where it lies: to copy 10 MB takes longer. */
export function hasActiveName(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1)
    if (bytes[at] === slash && isActiveAt(bytes, at + 1)) return true;
  return false;
}

function isActiveAt(bytes: Uint8Array, start: number): boolean {
  const names = namesFrom[letterAt(bytes, start)] ?? [];
  for (let index = 0; index < names.length; index += 1)
    if (isNameAt(bytes, start, names[index] as Uint8Array)) return true;
  return false;
}

/** The whole name, and not the beginning of a longer one. */
function isNameAt(bytes: Uint8Array, start: number, name: Uint8Array): boolean {
  let at = start;
  for (let index = 0; index < name.length; index += 1) {
    if (letterAt(bytes, at) !== name[index]) return false;
    at += isSpelt(bytes, at) ? 3 : 1;
  }
  if (isLetter(letterAt(bytes, at))) return false;
  return name.length > shortName || isTextAt(bytes, at);
}

/** Whether a text begins, or after some space the number of an object that is one. A remark may stand before either. */
function isTextAt(bytes: Uint8Array, start: number): boolean {
  let at = start;
  while (spaces.includes(bytes[at] ?? -1)) at += 1;
  const code = bytes[at] ?? 0;
  return textBegins.includes(code) || (at > start && isDigit(code));
}

const spaces = Buffer.from("\0\t\n\f\r ");
const textBegins = Buffer.from("(<%");
const isDigit = (code: number) => code >= 48 && code <= 57;

/** A name may spell its letters as #4A. https://www.pdfa.org/resource/iso-32000-2/ (7.3.5) */
const isSpelt = (bytes: Uint8Array, at: number) =>
  bytes[at] === hash && digitOf(bytes[at + 1]) >= 0 && digitOf(bytes[at + 2]) >= 0;

/** The code of a letter, however it is written; 0 behind the end. */
const letterAt = (bytes: Uint8Array, at: number) =>
  isSpelt(bytes, at) ? digitOf(bytes[at + 1]) * 16 + digitOf(bytes[at + 2]) : (bytes[at] ?? 0);

const isLetter = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

/** Of a hexadecimal digit what it counts, of anything else -1. */
function digitOf(code = 0): number {
  if (code >= 48 && code <= 57) return code - 48;
  // Capital or small.
  const small = code | 32;
  return small >= 97 && small <= 102 ? small - 87 : -1;
}
