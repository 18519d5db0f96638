import places from "#content/order-texts/places.json" with { type: "json" };
import { reservationTimes } from "#features/orders/rules/reservation.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { withdrawPage } from "../withdrawal/withdrawal-fields.ts";

const day = 24 * 60 * 60 * 1000;

/** Words around an order's facts, with their values in place. */
export function saidIn(language: LanguageCode) {
  const days = String(reservationTimes.transfer / day);
  const say =
    (name: keyof typeof places.said) =>
    (values: Record<string, string> = {}) =>
      places.said[name][language].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "");
  return {
    transfer: say("transfer"),
    payWithin: () => say("payWithin")({ days }),
    line: say("line"),
    tax: say("tax"),
    startForBusiness: say("startForBusiness"),
    startLater: say("startLater"),
    startEarly: say("startEarly"),
  };
}

/** What stands in the places of an order's facts before there is one, and where the withdrawal page is. */
export function generalPlaces(language: LanguageCode): Record<string, string> {
  const { transfer, payWithin } = saidIn(language);
  const general = Object.entries(places.general).map(([place, words]) => [place, words[language]]);
  return {
    ...Object.fromEntries(general),
    paymentMethod: transfer(),
    payWithin: payWithin(),
    withdrawPath: localizedPath(withdrawPage, language),
  };
}
