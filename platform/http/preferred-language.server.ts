import type { Context } from "hono";
import {
  defaultLanguage,
  isLanguageCode,
  type LanguageCode,
} from "#platform/language/languages.ts";
import type { Env } from "./context.server.ts";
import { qualityValues } from "./quality-values.server.ts";

/** The language of ours that an Accept-Language header likes best: `de-AT,de;q=0.9,en;q=0.8` → `de`. */
export function preferredLanguage(acceptLanguage: string | undefined): LanguageCode {
  const wishes = qualityValues(acceptLanguage ?? "")
    .map(([tag, quality]) => ({ code: tag.split("-", 1)[0], quality }))
    .filter(({ code, quality }) => isLanguageCode(code) && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return (wishes[0]?.code as LanguageCode | undefined) ?? defaultLanguage.code;
}

/** The language that a request names, else the one that its browser prefers. */
export const languageOfRequest = (c: Context<Env>, named: string | undefined): LanguageCode =>
  isLanguageCode(named) ? named : preferredLanguage(c.req.header("accept-language"));
