/** What a spreadsheet program takes for the begin of a formula, the full-width letters of Asian keyboards too. */
const sign = /[=+\-@|＝＋－＠｜]/u;
/** What begins a cell in one reader or another: none of them knows with which separator the file was written. */
const separator = /[,;\t\r\n"]/;
const visible = /[^\s\p{C}]/u;

/**
 * A text that no spreadsheet program calculates, by https://owasp.org/www-community/attacks/CSV_Injection: an
 * apostrophe stands before each sign that could begin a formula, at the begin and after whatever may part cells.
 * One pass, however long the text is.
 */
export function defuseCell(text: string): string {
  const beginsOddly = /^[\t\r\n]/.test(text);
  if (!beginsOddly && !sign.test(text)) return text;
  let begins = true;
  let defused = beginsOddly ? "'" : "";
  for (const letter of text) {
    if (begins && sign.test(letter)) defused += "'";
    if (separator.test(letter)) begins = true;
    else if (visible.test(letter)) begins = false;
    defused += letter;
  }
  return defused;
}

/**
 * A phone number as somebody typed it. A no-break space in front of it keeps it a text: no sign is calculated, no
 * leading zero is lost, and it reads and dials as it is. What is no number is a text like any other.
 */
export function phoneCell(phone: string): string {
  return /^[+(\d][\d ()./-]*$/.test(phone) ? `\u00a0${phone}` : defuseCell(phone);
}

/** Spreadsheet programs count with fifteen digits. */
const exactDigits = 15;

/**
 * A postal code, a tax number: taken for a number it would lose the zeros that it begins with, or its last digits. A
 * no-break space keeps it a text, as with a phone number.
 */
export function codeCell(code: string): string {
  const isChanged = /^\d+$/.test(code) && (/^0\d/.test(code) || code.length > exactDigits);
  return isChanged ? `\u00a0${code}` : defuseCell(code);
}
