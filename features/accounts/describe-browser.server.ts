/** A name and the signs by which it is known, all of them. */
type Known = readonly [name: string, ...signs: RegExp[]];

/** Checked in this order: most browsers also claim to be one of those below them. */
const browsers: readonly Known[] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\/|\bOpera\b/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /\bVersion\/\d/, / Safari\//],
];

const systems: readonly Known[] = [
  ["iOS", /\b(iPhone|iPad|iPod)\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b|\bX11\b/],
];

/** What of a User-Agent header is kept: `Firefox, Windows`; empty when neither is known. */
export function describeBrowser(userAgent: string | undefined): string {
  const named = (list: readonly Known[]) =>
    list.find(([, ...signs]) => signs.every((sign) => sign.test(userAgent ?? "")))?.[0];
  return [named(browsers), named(systems)].filter(Boolean).join(", ");
}
