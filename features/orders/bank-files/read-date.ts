/** In which order a file writes its days. */
export type DateOrder = "day" | "month";

/** Numbers of a written day; a time behind it is left aside. */
const numbersOf = (cell: string) =>
  /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:\D|$)/
    .exec(cell.trim().slice(0, 30))
    ?.slice(1)
    .map(Number);

/** Whether days or months come first, as these cells show; undefined: none of them tells. */
export function dateOrderOf(cells: readonly string[]): DateOrder | undefined {
  for (const cell of cells) {
    const [first = 0, second = 0] = numbersOf(cell) ?? [];
    // A year in front, or a dot: nobody writes the month first then.
    if (first > 31 || /^\d+\./.test(cell.trim())) return "day";
    if (first > 12) return "day";
    if (second > 12) return "month";
  }
  return undefined;
}

/** `2026-11-22` of `22.11.2026`, `22.11.26`, `11/22/2026`, `2026-11-22T10:00` or `20261122`; undefined for no day. */
export function readDate(cell: string, order: DateOrder): string | undefined {
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(cell.trim())?.slice(1).map(Number);
  const numbers = packed ?? numbersOf(cell);
  if (!numbers) return undefined;
  const [first = 0, second = 0, third = 0] = numbers;
  if (first > 31) return dayOf(first, second, third);
  const [day, month] = order === "day" ? [first, second] : [second, first];
  return dayOf(third < 100 ? 2000 + third : third, month, day);
}

/** The day, where the calendar has it. */
export function dayOf(year: number, month: number, day: number): string | undefined {
  if (year < 1990 || year > 2199) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.toISOString().slice(0, 10) : undefined;
}
