import de from "#content/messages/de.json" with { type: "json" };
import en from "#content/messages/en.json" with { type: "json" };
import tr from "#content/messages/tr.json" with { type: "json" };
import type { LanguageCode } from "./languages.ts";

/** The words of every language; for the build, the server and tests, never for the browser's bundle. */
export const allMessages: Record<LanguageCode, typeof tr> = { tr, en, de };
