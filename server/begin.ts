import { keepTicksQuick } from "./keep-ticks-quick.ts";
import { stopAtWrongContent } from "./wrong-content.ts";

/** Loads the server, or ends the process where a file of content/ is wrong. @returns what starts it */
export async function loadServer() {
  keepTicksQuick();
  // Before the rest: a broken file stops what imports it with words that nobody understands.
  stopAtWrongContent();
  const { serve } = await import("./serve.ts");
  return async (places: { buildDir: string; seedsDir: string }): Promise<void> => {
    await serve(places);
    const { giveBackMemory } = await import("./give-back-memory.ts");
    giveBackMemory();
  };
}
