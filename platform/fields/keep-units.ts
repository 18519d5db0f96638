/** Signs and short units that stand after a number: 6.000 €, 52 %, 10 MB, 2 km, 30 kg, 8 h. */
const beforeUnit =
  /(?<=\d) (?=(?:[€₺$£%‰]|°C|[kKMGT]?B|Mbit|[cmk]?m[²³]?|m?s|min|h|k?g|t|k?Wh?|V|px|dpi)(?![\p{L}\d]))/gu;

/** A text as it is shown: no line ends between a number and its unit. Who writes it need not know of no-break spaces. */
export const keepUnits = (text: string): string => text.replace(beforeUnit, "\u00a0");
