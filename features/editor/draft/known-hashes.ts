import type { EntryDocument } from "#features/pages/entry-document.ts";
import { leavesAt } from "#features/pages/leaves-at.ts";
import { sourceLanguage, valueIn } from "#platform/fields/leaves.ts";
import type { EntryAnswer } from "../calls.ts";
import type { Operation } from "./operation-schema.ts";

/**
 * Text → the hash that translations keep of it (`platform/fields/text-hash.server.ts`). The server knows those of what
 * it sent; those of new texts the browser works out, where it may: `crypto.subtle` is missing on an address without
 * HTTPS. A hash that is not known is empty, and is worked out by the server.
 */
export function createKnownHashes({ document, hashes }: Pick<EntryAnswer, "document" | "hashes">) {
  const known = new Map<string, string>([["", "e3b0c44298fc1c14"]]);
  for (const { at, leaf, value } of leavesAt(document as EntryDocument)) {
    const text = valueIn(leaf, value, sourceLanguage);
    const hash = hashes[at];
    if (typeof text === "string" && hash) known.set(text, hash);
  }

  return {
    of: (text: string): string => known.get(text) ?? "",

    /** A text in the first language, from which others will be translated. */
    learn({ language, to }: Extract<Operation, { do: "set" }>): void {
      if (language !== sourceLanguage || typeof to !== "string" || known.has(to)) return;
      void globalThis.crypto?.subtle
        ?.digest("SHA-256", new TextEncoder().encode(to))
        .then((bytes) => known.set(to, hexOf(bytes).slice(0, 16)));
    },
  };
}

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
