/**
 * In characters (code points). No rule about kinds of characters: NIST SP 800-63B, 3.1.1.2. The upper bound keeps
 * hashing cheap to refuse.
 */
export const passwordLength = { min: 8, max: 256 } as const;

/**
 * What is wrong with a new password; undefined: nothing that can be told without the list of common ones. It is
 * taken exactly as it was typed, so only half a surrogate pair is refused: as UTF-8 any two of those are equal.
 */
export function passwordError(password: string) {
  const { length } = [...password];
  if (length === 0) return "required";
  if (!password.isWellFormed()) return "invalid_text";
  if (length < passwordLength.min) return "too_short";
  if (length > passwordLength.max) return "too_long";
  return undefined;
}
