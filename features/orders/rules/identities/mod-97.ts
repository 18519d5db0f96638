/** ISO 7064, mod 97-10: letters count as 10 to 35. The rest of the number that digits and letters make. */
export function mod97(text: string): number {
  let rest = 0;
  for (const letter of text) {
    const value = Number.parseInt(letter, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
