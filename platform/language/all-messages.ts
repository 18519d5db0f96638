import type tr from "#content/messages/tr.json";
import { readWords } from "./read-words.ts";

/**
 * The words of every language; for the build, the server and tests, never for the browser's bundle. Inside Vite
 * scripts/vite/compiled-messages.ts puts the compiled ones in their place.
 */
export const allMessages = readWords<typeof tr>("messages");
