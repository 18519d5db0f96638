/** Who of a country may order: everybody, businesses alone, or nobody, who then ask for a quote. */
export type MayBuy = "both" | "business" | "quote";
export type BuyerKind = "person" | "business";

/**
 * Country or group → who may order. A country's own word goes before its group's; `other` is for all the rest.
 * `shop.sellTo` of content/site.json opens more; where no tax row is known, an order stays a quote all the same.
 */
export type SellTo = { other: MayBuy } & { [country: string]: MayBuy | undefined };

/** Member states of the European Union, ISO 3166-1. https://european-union.europa.eu/principles-countries-history/eu-countries_en */
const unionCountries =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

export const isInUnion = (country: string) => unionCountries.includes(country);

/** Where no address is whole without a postal code, as far as we know. */
export const hasPostalCodes = (country: string) => country === "TR" || isInUnion(country);

/**
 * Own row, then `EU` for members of the Union, then the rest: the same order for who may buy and for taxes. The name of
 * the group is nobody's country: whoever sends it has no row.
 */
export const namesOf = (country: string): readonly string[] =>
  isInUnion(country) ? [country, "EU"] : country === "EU" ? [] : [country];

export function whoMayBuy(country: string, sellTo: SellTo): MayBuy {
  for (const name of namesOf(country)) {
    const own = Object.hasOwn(sellTo, name) ? sellTo[name] : undefined;
    if (own) return own;
  }
  return sellTo.other;
}

export function mayOrder(country: string, kind: BuyerKind, sellTo: SellTo): boolean {
  const who = whoMayBuy(country, sellTo);
  return who === "both" || who === kind;
}

/** Consumers may buy somewhere: then the way to withdraw stands on every page. */
export const consumersMayBuy = (sellTo: SellTo) => Object.values(sellTo).includes("both");
