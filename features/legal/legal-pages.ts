/** The pages that the law asks for, and the terms. `key` is the page's in app/pages.ts, and the folder of its text (content/legal). */
export const legalPages = [
  { path: "/imprint", key: "imprint" },
  { path: "/privacy", key: "privacy" },
  { path: "/cookies", key: "cookies" },
  { path: "/accessibility", key: "accessibility" },
  { path: "/terms-conditions", key: "terms" },
] as const;

export type LegalPageKey = (typeof legalPages)[number]["key"];
