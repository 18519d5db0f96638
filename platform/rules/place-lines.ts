interface Address {
  country: string;
  postalCode: string;
  city: string;
  region: string;
}

/**
 * Where an address is, as its country writes it: in Türkiye in one line, `26130 Tepebaşı/Eskişehir`; elsewhere the
 * region, where there is one, is a line of its own.
 */
export function placeLines({ country, postalCode, city, region }: Address): string[] {
  const isTurkish = country === "TR" && city !== "" && region !== "";
  const place = `${postalCode} ${isTurkish ? `${region}/${city}` : city}`.trim();
  return [place, isTurkish ? "" : region].filter(Boolean);
}
