import { randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O, U, so that nothing is misread on the phone. https://www.crockford.com/base32.html */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A reference that a visitor can quote, such as `K7QM-2XPD`: 40 random bits. Who stores it sees to it that it is unique. */
export function makeReference(): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
