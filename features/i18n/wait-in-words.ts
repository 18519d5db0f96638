import type { useFormatter } from "use-intl";

type NumberFormat = ReturnType<typeof useFormatter>["number"];

/** 45 → "45 seconds", 90 → "2 minutes", 7,000 → "2 hours", in the page's language. */
export function waitInWords(seconds: number, formatNumber: NumberFormat): string {
  const [amount, unit] =
    seconds < 60
      ? [seconds, "second"]
      : seconds < 3_600
        ? [Math.ceil(seconds / 60), "minute"]
        : [Math.ceil(seconds / 3_600), "hour"];
  return formatNumber(amount as number, {
    style: "unit",
    unit: unit as string,
    unitDisplay: "long",
  });
}
