import type { LanguageCode } from "#platform/language/languages.ts";
import type { Sign } from "#platform/session/signature.server.ts";

/** What a feature makes its mails of, where somebody only wants to see how they read. */
export interface SampleMailParts {
  language: LanguageCode;
  /** Of the site, such as `https://www.example.com`. */
  origin: string;
  sign: Sign;
  /** ms */
  now: number;
}

/** Somebody who does not exist; the same in every sample mail. */
export const samplePerson = {
  id: "sample",
  reference: "SF-7K3M-Q2",
  name: "Ayşe Yılmaz",
  email: "ayse@example.com",
  phone: "+90 222 000 00 00",
  company: "Örnek A.Ş.",
} as const;
