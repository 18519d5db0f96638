import { isLanguageCode, type LanguageCode } from "#platform/language/languages.ts";
import { isSameSignature, type Sign, tokenParts } from "#platform/session/signature.server.ts";

/** How long a link shows a draft, ms. */
export const previewLifetime = 7 * 24 * 60 * 60 * 1000;

/** What a link shows: always the newest draft of an entry, in one language. */
export interface SharedDraft {
  entry: string;
  language: LanguageCode;
  /** ms */
  ends: number;
}

const textOf = ({ entry, language, ends }: SharedDraft) => `${entry}.${language}.${ends}`;
const signatureOf = (text: string, sign: Sign) => sign(`draft preview:${text}`);

/** What such a link carries: what it shows, until when, and our signature. Nobody's name stands in it. */
export const makePreviewToken = (draft: SharedDraft, sign: Sign): string =>
  `${textOf(draft)}.${signatureOf(textOf(draft), sign)}`;

/** What a token that we made shows, over or not; undefined for any other text. */
export function readPreviewToken(token: string | undefined, sign: Sign): SharedDraft | undefined {
  const [entry = "", language = "", ends = "", signature = ""] = tokenParts(token, 4) ?? [];
  const isOurs = isSameSignature(signature, signatureOf(`${entry}.${language}.${ends}`, sign));
  return isOurs && isLanguageCode(language) ? { entry, language, ends: Number(ends) } : undefined;
}
