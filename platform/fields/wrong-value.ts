/** What can be wrong with the form of a value. `tooLong` is about `319/110`: letters there, letters allowed. */
export const wrongValues = [
  "tooLong",
  "notOneLine",
  "noLink",
  "noRichText",
  "noNumber",
  "noDate",
  "noEmail",
  "noPhone",
  "noTime",
  "noCountryCode",
  "wrongValue",
] as const;

/** Why a value cannot stand, for whoever says it in another language. `value`: what it is about. */
export interface Why<Code extends string = (typeof wrongValues)[number]> {
  code: Code;
  value?: string;
}
