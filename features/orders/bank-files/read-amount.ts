/** How a file writes its numbers; `undefined`: no number of it tells. */
export type DecimalSign = "," | "." | undefined;

/** More digits than any account has, and still exact. */
const mostDigits = 14;
const longest = 40;

const bare = (cell: string) =>
  cell
    .slice(0, longest)
    .replace(/[\s'’\u00a0\u202f]|TRY|TL|EUR|USD|GBP|CHF|[₺€$£]/gi, "")
    .replace(/−/g, "-");

/** Which sign parts the decimals, as these cells show: two different signs, or one in front of one or two digits. */
export function decimalSignOf(cells: readonly string[]): DecimalSign {
  for (const cell of cells) {
    const text = bare(cell).replace(/[^\d.,]/g, "");
    const comma = text.lastIndexOf(",");
    const dot = text.lastIndexOf(".");
    if (comma >= 0 && dot >= 0) return comma > dot ? "," : ".";
    const last = Math.max(comma, dot);
    if (
      last >= 0 &&
      text.indexOf(text[last] ?? "") === last &&
      /^\d{1,2}$/.test(text.slice(last + 1))
    )
      return comma > dot ? "," : ".";
    // Twice the same sign: it parts thousands.
    if (last >= 0 && text.indexOf(text[last] ?? "") !== last) return comma > dot ? "." : ",";
  }
  return undefined;
}

/**
 * Minor units of a cell such as `-1.234,56`, `1,234.56 CR`, `(12.00)` or `1.234,56 B`; undefined for what is no amount.
 * The letters behind it are those of banks: debit (`D`, `DR`, `S`, `B`), credit (`C`, `CR`, `H`, `A`).
 */
export function readAmount(cell: string, decimal: "," | "."): number | undefined {
  if (cell.length > longest) return undefined;
  const match = /^([-+(]?)([\d.,]+)([-+)]?)(DR|CR|[DCSHBA])?$/i.exec(bare(cell));
  if (!match) return undefined;
  const [, before = "", number = "", after = "", letter = ""] = match;
  const minor = readMinorUnits(number, decimal);
  if (minor === undefined) return undefined;
  const isOut = /[-(]/.test(before) || after === "-" || /^[DSB]/i.test(letter);
  return isOut && minor !== 0 ? -minor : minor;
}

/** Minor units of digits with at most two decimals; other signs part thousands, in groups of three. */
export function readMinorUnits(number: string, decimal: "," | "."): number | undefined {
  const [whole = "", fraction = "", more] = number.split(decimal);
  const decimals = fraction.slice(0, 2).padEnd(2, "0");
  if (more !== undefined || !/^\d*$/.test(fraction) || /[^0]/.test(fraction.slice(2)))
    return undefined;
  const thousands = decimal === "," ? "." : ",";
  const groups = whole.split(thousands);
  if (groups.some((group, at) => !/^\d+$/.test(group) || (at > 0 && group.length !== 3)))
    return undefined;
  if (groups.length > 1 && (groups[0]?.length ?? 0) > 3) return undefined;
  const digits = groups.join("") + decimals;
  return digits.length > mostDigits ? undefined : Number(digits);
}
