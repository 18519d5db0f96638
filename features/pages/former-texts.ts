/** Entries that were folders of Markdown, a file a language; a company may have written its own (own-legal-texts). */
export const formerTexts: Readonly<Record<string, string>> = {
  "legal-text/imprint": "content/legal/imprint",
  "legal-text/privacy": "content/legal/privacy",
  "legal-text/cookies": "content/legal/cookies",
  "legal-text/accessibility": "content/legal/accessibility",
  "legal-text/terms-conditions": "content/legal/terms",
  "order-text/order-information": "content/order-texts/information",
  "order-text/order-contract": "content/order-texts/contract",
  "order-text/order-withdrawal": "content/order-texts/withdrawal",
  "order-text/order-terms": "content/order-texts/terms",
};
