import { readFileSync } from "node:fs";
import { Problem } from "#platform/http/problem.server.ts";
import { isSiteWords } from "./site-words.server.ts";

const file = new URL("../../content/common-passwords.txt", import.meta.url);
let list: Set<string> | undefined;

/** The list is read with the first new password: a start does not wait for it. */
function commonPasswords(): Set<string> {
  if (!list) {
    const lines = readFileSync(file, "utf8").split("\n");
    list = new Set(lines.filter((line) => line !== "" && !line.startsWith("# ")));
  }
  return list;
}

/**
 * True for a password that is among the first that everybody would guess, in whatever case, read from either end,
 * or that is made of this site's own words.
 * The list leaves out what a rule describes: one short piece again and again, and straight runs.
 */
export function isCommonPassword(password: string): boolean {
  const letters = [...password.toLowerCase()];
  const [word, reversed] = [letters.join(""), letters.toReversed().join("")];
  return (
    isRepetition(word) ||
    isRun(letters) ||
    isSiteWords(word) ||
    [word, reversed].some((one) => commonPasswords().has(one))
  );
}

/** `88888888`, `123123123`, `qwertyqwerty` */
function isRepetition(word: string): boolean {
  const letters = [...word];
  return [1, 2, 3, 4, 5, 6].some(
    (length) =>
      letters.length >= 2 * length &&
      letters.length % length === 0 &&
      letters.every((letter, at) => letter === letters[at % length]),
  );
}

/** `abcdefgh`, `87654321`, `0987654321`: each step goes one up, or each one down. */
function isRun(letters: readonly string[]): boolean {
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => stepBetween(codes[at] ?? 0, code));
  return Math.abs(steps[0] ?? 0) === 1 && steps.every((step) => step === steps[0]);
}

/** After 9 comes 0. */
function stepBetween(from: number, to: number): number {
  const step = to - from;
  return Math.abs(step) === 9 ? -Math.sign(step) : step;
}

/** @throws Problem `invalid` for a new password that everybody would guess */
export function refuseCommon(passwords: Record<string, string>): void {
  const common = Object.entries(passwords).filter(([, password]) => isCommonPassword(password));
  if (common.length === 0) return;
  const errors = Object.fromEntries(common.map(([field]) => [field, ["too_common"]]));
  throw new Problem("invalid", { errors });
}
