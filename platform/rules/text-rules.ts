/** NUL cannot be stored by PostgreSQL and half a surrogate pair by nobody: refused, never changed. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes("\0");

/**
 * What shows nothing: blanks, letters that are not drawn (zero-width, soft hyphen, fillers, controls), and three that
 * Unicode counts among neither and that are drawn as a blank all the same: the empty Braille pattern, the musical
 * null note head and the Khitan filler. https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
const seen =
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Format}\p{Control}\u2800\u{1D159}\u{16FE4}]/u;

/** Something in the text can be seen; a text of invisible letters is as empty as one without any. */
export const isFilled = (text: string) => seen.test(text);

/** True for what a one-line field can hold. */
export const isOneLine = (text: string) => !/[\r\n\u2028\u2029]/.test(text);
