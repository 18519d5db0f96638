/** ISO 7064, mod 97-10: letters count as 10 to 35. The rest of the number that digits and letters make. */
function mod97(text: string): number {
  let rest = 0;
  for (const letter of text) {
    const value = Number.parseInt(letter, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Whether the last two digits check the rest. They are 98 less a rest, so 00, 01 and 99, which fit as well, are nobody's. */
export const endsInCheckDigits = (text: string): boolean =>
  mod97(text) === 1 && /(0[2-9]|[1-8]\d|9[0-8])$/.test(text);
