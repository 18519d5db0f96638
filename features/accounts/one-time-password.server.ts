import { randomInt } from "node:crypto";

/** Without the letters and digits that people take for one another. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password to be read off a screen and typed once: four groups of five, 99 random bits. */
export function makeOneTimePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}
