/** Tells a spreadsheet program that the file is UTF-8. */
export const csvStart = "\uFEFF";

/** What a spreadsheet program would take for a formula. https://owasp.org/www-community/attacks/CSV_Injection */
const formulaStart = /^[=+\-@\t\r]/;

/** A line as RFC 4180 writes it; a cell that could be a formula begins with an apostrophe. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(value: string | number | null): string {
  const text = String(value ?? "");
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
