/** The tax number as a screen shows it: of a person's identity number (TCKN, eleven digits) only the end. */
export const hideIdentity = ({ country, taxNumber }: { country: string; taxNumber: string }) =>
  country === "TR" && taxNumber.length === 11 ? `•••••••${taxNumber.slice(-4)}` : taxNumber;
