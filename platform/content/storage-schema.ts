import * as v from "valibot";
import { filled, inEachLanguage } from "./words-schema.ts";

const storageKinds = ["cookie", "localStorage", "sessionStorage"] as const;

/** Everything that the site may leave in a browser, content/storage.json: what the cookie page tells, and tests allow. */
export const storageSchema = v.strictObject({
  words: v.strictObject({
    kind: inEachLanguage,
    purpose: inEachLanguage,
    setWhen: inEachLanguage,
    lifetime: inEachLanguage,
  }),
  kinds: v.strictObject(v.entriesFromList(storageKinds, inEachLanguage)),
  entries: v.array(
    v.strictObject({
      kind: v.picklist(storageKinds),
      /** Entries of one purpose, or one entry that is called differently on an encrypted connection. */
      names: v.pipe(v.array(filled), v.minLength(1)),
      purpose: inEachLanguage,
      setWhen: inEachLanguage,
      lifetime: inEachLanguage,
    }),
  ),
});

export type StorageList = v.InferOutput<typeof storageSchema>;
