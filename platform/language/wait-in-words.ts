/** How a number is written in some language: use-intl's `format.number`, or `Intl.NumberFormat`'s. */
type WriteNumber = (
  value: number,
  options: { style: "unit"; unit: string; unitDisplay: "long" },
) => string;

/** 45 → "45 seconds", 90 → "2 minutes", 7,000 → "2 hours", in the language of `writeNumber`. */
export function waitInWords(seconds: number, writeNumber: WriteNumber): string {
  const [amount, unit] =
    seconds < 60
      ? [seconds, "second"]
      : seconds < 3_600
        ? [Math.ceil(seconds / 60), "minute"]
        : [Math.ceil(seconds / 3_600), "hour"];
  return writeNumber(amount as number, {
    style: "unit",
    unit: unit as string,
    unitDisplay: "long",
  });
}
