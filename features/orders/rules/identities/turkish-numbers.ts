/** Digits alone, as people may have typed them with spaces. */
function digitsOf(typed: string, form: RegExp): number[] | undefined {
  if (typed.length > 30) return undefined;
  const text = typed.replace(/\s/g, "");
  return form.test(text) ? [...text].map(Number) : undefined;
}

/**
 * Vergi kimlik numarası, the tax number of a Turkish company: ten digits, the last one checks. Each of the first nine
 * gains its place from the right, loses its tens, is doubled as often as its place says, mod 9.
 * https://www.gib.gov.tr; nothing where it is wrong.
 */
export function readVkn(typed: string): string | undefined {
  const digits = digitsOf(typed, /^\d{10}$/);
  if (!digits) return undefined;
  const sum = digits.slice(0, 9).reduce((total, digit, index) => {
    const place = 9 - index;
    const moved = (digit + place) % 10;
    // 9 stays 9: mod 9 alone would make it nothing.
    return total + (moved === 0 ? 0 : (moved * 2 ** place) % 9 || 9);
  }, 0);
  return (10 - (sum % 10)) % 10 === digits[9] ? digits.join("") : undefined;
}

/**
 * T.C. kimlik numarası, the number of a person: eleven digits, not beginning with 0, two of them check.
 * https://www.nvi.gov.tr; nothing where it is wrong. Never in lists, logs or mails.
 */
export function readTckn(typed: string): string | undefined {
  const digits = digitsOf(typed, /^[1-9]\d{10}$/);
  if (!digits) return undefined;
  const at = (...places: number[]) => places.reduce((sum, place) => sum + (digits[place] ?? 0), 0);
  const tenth = (((at(0, 2, 4, 6, 8) * 7 - at(1, 3, 5, 7)) % 10) + 10) % 10;
  const eleventh = at(0, 1, 2, 3, 4, 5, 6, 7, 8, 9) % 10;
  return digits[9] === tenth && digits[10] === eleventh ? digits.join("") : undefined;
}
