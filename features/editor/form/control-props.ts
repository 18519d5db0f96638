import type { Leaf } from "#platform/fields/field.ts";
import type { LanguageCode } from "#platform/language/languages.ts";

/** What every control of a field gets. */
export interface ControlProps {
  id: string;
  /** By which the preview finds it. */
  at: string;
  leaf: Leaf;
  said: unknown;
  /** Of its text; undefined where it has none. */
  lang: LanguageCode | undefined;
  describedBy: string | undefined;
  isWrong: boolean;
  /** `isTyped` false: a step back takes it back alone, not with the typing around it. */
  set(to: unknown, isTyped?: boolean): void;
}

/** What every control has, whatever it is written with. */
export const shared = ({ id, at, lang, describedBy, isWrong }: ControlProps) => ({
  ...{ id, lang, "data-at": at, className: "admin-control" },
  "aria-describedby": describedBy,
  "aria-invalid": isWrong || undefined,
});
