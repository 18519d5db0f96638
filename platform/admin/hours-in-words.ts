import type { useFormatter } from "use-intl";

type NumberFormat = ReturnType<typeof useFormatter>["number"];

/** 0.4 → "24 mins", 5.25 → "5.3 hrs", 60 → "2.5 days", in the page's language. */
export function hoursInWords(hours: number, formatNumber: NumberFormat): string {
  const [amount, unit] =
    hours < 1
      ? [Math.max(1, Math.round(hours * 60)), "minute"]
      : hours < 48
        ? [hours, "hour"]
        : [hours / 24, "day"];
  return formatNumber(amount as number, {
    style: "unit",
    unit: unit as string,
    unitDisplay: unit === "day" ? "long" : "short",
    maximumFractionDigits: 1,
  });
}
