const locales = ["en", "tr", "de", "pt", "es", "it"];
let months: Map<string, number> | undefined;
/** Names of months, by `monthKey`: read when a feed is, since they are two megabytes of the language data of Node. */
const knownMonths = () => {
  months ??= readMonths();
  return months;
};

/** Zone names that feeds use (RFC 822 and Europe's), by their offset in hours. */
const zoneNames: [hours: number, names: string][] = [
  [-8, "pst pt"],
  [-7, "pdt mst mt"],
  [-6, "mdt cst ct"],
  [-5, "cdt est et"],
  [-4, "edt ast at"],
  [1, "cet met mez bst west"],
  [2, "cest mest mesz eet"],
  [3, "eest trt msk"],
];
const zones = new Map(
  zoneNames.flatMap(([hours, names]) =>
    names.split(" ").map((name) => [name, hours * 60] as const),
  ),
);

const year = String.raw`(?<year>\d{4})`;
const month = String.raw`(?<month>\p{L}+|\d{1,2})`;
const day = String.raw`(?<day>\d{1,2})`;
const time = String.raw`(?:[T,\s]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?(?:[.,]\d+)?)?`;
const zone = String.raw`\s*(?:(?:gmt|utc)?\s*(?<hours>[+-]\d{2}):?(?<minutes>\d{2})?|(?<name>[a-z][a-z/_]*))?(?:\s*\(.*\))?`;
const shapes = [
  // 2024-02-05T10:30:00+03:00
  `${year}[-/.]${month}[-/.]${day}${time}${zone}`,
  // 05 Feb 2024 10:30:00 +0300, 5. Februar 2024, 05.02.24 10:30
  String.raw`${day}[-.\s]+${month}[-.,\s]+(?<year>\d{4}|\d{2})${time}${zone}`,
  // February 5, 2024 10:30
  String.raw`${month}\.?\s+${day}[,\s]\s*${year}${time}${zone}`,
  // Feb 5 10:30:00 2024
  String.raw`${month}\.?\s+${day}${time}${zone}\s+${year}`,
].map((shape) => new RegExp(`^${shape}$`, "iu"));

/**
 * An instant from the date notations that feeds are found to use: RFC 822 and 3339 with their common
 * mistakes, German and Turkish numbers (`05.02.2024 10:30`) and month names in our languages and their
 * neighbours'. Without a zone that we know it is UTC: a few hours off is better than no date at all.
 *
 * @returns milliseconds since 1970, or null for what is no date or lies before 1990
 */
export function parseDate(written: string): number | null {
  const text = withoutWeekday(written.slice(0, 100).trim());
  for (const shape of shapes) {
    const parts = shape.exec(text)?.groups;
    if (!parts) continue;
    const { year = "", month = "", day, hour, minute, second, hours, minutes, name = "" } = parts;
    const offset = hours ? offsetOf(hours, minutes) : (zones.get(name.toLowerCase()) ?? 0);
    const clock = [hour, minute, second].map((part) => Number(part ?? 0));
    return instantOf(fullYear(year), monthOf(month), Number(day), clock, offset);
  }
  return null;
}

/** Before a comma, or a word that is no month: `Mon, 05 Feb`, `Mon Feb 05`. */
function withoutWeekday(text: string): string {
  const [match, word = ""] = /^(\p{L}+)\.?(?:,\s*|\s+)/u.exec(text) ?? [""];
  return match.includes(",") || !knownMonths().has(monthKey(word))
    ? text.slice(match.length)
    : text;
}

function instantOf(year: number, month: number, day: number, clock: number[], offset: number) {
  const [hour = 0, minute = 0, second = 0] = clock;
  const midnight = new Date(Date.UTC(year, month - 1, day));
  const real = midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day;
  if (!real || year < 1990 || hour > 24 || minute > 59 || second > 60) return null;
  return midnight.getTime() + ((hour * 60 + minute - offset) * 60 + second) * 1000;
}

/** RFC 2822, 4.3: two digits below 50 are of this century. */
function fullYear(written: string): number {
  const year = Number(written);
  return written.length === 4 ? year : year + (year < 50 ? 2000 : 1900);
}

function offsetOf(hours: string, minutes = "0"): number {
  const size = Math.abs(Number(hours)) * 60 + Number(minutes);
  return hours.startsWith("-") ? -size : size;
}

function monthOf(written: string): number {
  return /^\d+$/.test(written)
    ? Number(written)
    : (knownMonths().get(monthKey(written)) ?? Number.NaN);
}

/** The first three letters without marks: `Mär.`, `Şubat` and `March` become `mar`, `sub` and `mar`. */
function monthKey(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .replaceAll("ı", "i")
    .slice(0, 3);
}

function readMonths(): Map<string, number> {
  const found = new Map<string, number>();
  for (const locale of locales) {
    const format = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
    for (let month = 0; month < 12; month++) {
      const key = monthKey(format.format(Date.UTC(2024, month, 15)));
      if (!found.has(key)) found.set(key, month + 1);
    }
  }
  return found;
}
