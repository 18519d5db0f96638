import type { Consent } from "#features/buyer-rights/texts/shown-texts.ts";

/** Consent → control of the plain form. */
export const consentControls = {
  terms: "consentTerms",
  information: "consentInformation",
  contract: "consentContract",
  early_start: "consentEarlyStart",
  withdrawal_ends: "consentWithdrawalEnds",
} as const satisfies Record<Consent, string>;
