/**
 * The pages that the law asks for, in the order of the footer. `page` is the key of the title
 * (`pages.<page>.title` in content/messages), also the folder of the text (content/legal).
 */
export const legalLinks = [
  { path: "/imprint", page: "imprint" },
  { path: "/privacy", page: "privacy" },
  { path: "/cookies", page: "cookies" },
  { path: "/accessibility", page: "accessibility" },
] as const;

export type LegalPageKey = (typeof legalLinks)[number]["page"];
