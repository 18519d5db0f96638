import type { LanguageCode } from "#platform/language/languages.ts";
import type { GateCode } from "./gate-codes.ts";

/** An error keeps a language from going live, a warning does not. */
export interface PublishingProblem {
  level: "error" | "warning";
  entry: string;
  language: LanguageCode;
  /** `title`, `sections.first.body`; empty: the entry itself. */
  field: string;
  message: string;
  /** The same for whoever says it in another language. */
  code: GateCode;
  /** What the code is about: an address, a number, a name. */
  value?: string;
  /** A link that leads nowhere: the page can be drawn without it. */
  isDeadLink?: true;
}

/** Of an entry in a language that whoever asks knows. */
export type Found = Pick<
  PublishingProblem,
  "field" | "message" | "code" | "value" | "isDeadLink"
> & {
  level?: "warning";
};

export const asProblem = (
  entry: string,
  language: LanguageCode,
  found: Found,
): PublishingProblem => ({
  ...{ level: "error", entry, language, ...found },
});
