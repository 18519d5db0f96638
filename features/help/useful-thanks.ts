/** Anchor of the words that thank for an answer; the browser shows them where an address names it. */
export const usefulThanks = "useful-thanks";
export const usefulAddress = "/api/help/useful";
