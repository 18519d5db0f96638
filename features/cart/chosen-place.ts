import { type Currency, currencies } from "#features/catalogue/product-choices.ts";
import { draftKeys, keepInDraft, readDraft } from "#platform/submissions/form-draft.ts";

/** What holds in the country that somebody chose at the checkout, as the server said there. */
export interface ChosenPlace {
  /** ISO 3166-1. */
  country: string;
  currency: Currency;
  /** 20 is 20 %. */
  taxPercent: number;
  /** No rate is known for it; the order becomes an offer. */
  isEstimate: boolean;
}

/** Beside the controls of the checkout's draft, with which it goes. */
const entry = "chosen-place";

export function keepChosenPlace({ country, currency, taxPercent, isEstimate }: ChosenPlace): void {
  const place = JSON.stringify({ country, currency, taxPercent, isEstimate });
  keepInDraft(draftKeys.checkout, { [entry]: place });
}

/** Undefined while no country is chosen, or what was said is about another one. */
export function chosenPlace(): ChosenPlace | undefined {
  const { country, [entry]: kept } = readDraft(draftKeys.checkout);
  try {
    const place: ChosenPlace | null = JSON.parse(kept ?? "null");
    const isSound = currencies.includes(place?.currency as Currency) && isRate(place?.taxPercent);
    return place && isSound && place.country === country ? place : undefined;
  } catch {
    return undefined;
  }
}

const isRate = (value: unknown) => typeof value === "number" && value >= 0 && value <= 100;
