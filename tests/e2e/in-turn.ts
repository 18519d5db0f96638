import process from "node:process";
import { type LanguageCode, languageCodes } from "./words.ts";

/**
 * The one language in which the gate takes a walk whose languages differ in their words alone, a different one for
 * each turn; `npm run test:all-pages` takes it in all of them.
 */
export const inTurn = (turn: number): readonly LanguageCode[] =>
  languageCodes.filter((_, at) => process.env.ALL_PAGES || at === turn % languageCodes.length);
