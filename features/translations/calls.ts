import * as v from "valibot";
import { gateCodes } from "#features/pages/gate/gate-codes.ts";
import { type Answer, callsFor } from "#platform/http/call.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { machineProblems } from "./machine/machine-problems.ts";
import { textStates } from "./text-states.ts";

const language = v.picklist(languageCodes, "unknown");
const entry = v.pipe(v.string("required"), v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, "malformed"));
const field = v.pipe(v.string("required"), v.regex(/^[\w.-]{1,400}$/, "malformed"));
const hash = v.pipe(v.string("required"), v.regex(/^[0-9a-f]{16}$/, "malformed"));
const hashOrNone = v.union([hash, v.literal("")], "malformed");

/** The row at which a page of a list begins. */
const listStart = v.pipe(v.string(), v.regex(/^\d{1,6}$/, "malformed"), v.transform(Number));

/** `open`: missing or stale. */
const filter = {
  language: v.optional(language),
  state: v.optional(v.picklist([...textStates, "open"], "unknown")),
  entry: v.optional(entry),
  q: v.optional(v.pipe(v.string(), v.maxLength(200, "too_long"))),
};

const text = v.strictObject({
  entry: v.string(),
  title: v.string(),
  field: v.string(),
  /** Of the section that it stands in; null: beside the sections. */
  section: v.nullable(v.string()),
  source: v.string(),
  /** The Turkish text that a stale translation was made from, where it is known. */
  before: v.nullable(v.string()),
  value: v.string(),
  state: v.picklist(textStates),
  /** Hashes of both as they stand: whoever writes says what was seen. */
  sourceHash: v.string(),
  targetHash: v.string(),
});

const decision = v.picklist([
  ...(["taken", "late", "kept", "unchanged", "empty", "gone", "refused"] as const),
]);
const taken = v.strictObject({
  entry: v.string(),
  field: v.string(),
  decision,
  /** Why it is refused; `why`: the same for people, where it has words in their language. */
  message: v.nullable(v.string()),
  why: v.nullable(v.strictObject({ code: v.picklist(gateCodes), value: v.optional(v.string()) })),
});

export const translationCalls = callsFor(["author", "publisher"], {
  "GET /api/admin/translations": {
    about:
      "The texts of all entries in a language beside the Turkish ones, as a filter shows them.",
    query: v.object({ ...filter, after: v.optional(listStart) }),
    answer: v.strictObject({
      language,
      counts: v.record(v.string(), v.number()),
      /** A machine can be asked. */
      hasMachine: v.boolean(),
      /** A page of them. */
      items: v.array(text),
      next: v.nullable(v.string()),
    }),
  },
  "POST /api/admin/translations": {
    about:
      "Takes translations in as drafts; one that was made from an older text is stale, and what somebody else wrote meanwhile stays.",
    body: v.strictObject({
      texts: v.pipe(
        v.array(
          v.strictObject({
            ...{ entry, field, language, of: hash, was: hashOrNone },
            value: v.pipe(v.string("required"), v.maxLength(50_000, "too_long")),
          }),
          "required",
        ),
        v.maxLength(200, "too_long"),
      ),
    }),
    answer: v.strictObject({ texts: v.array(taken) }),
    audit: "translations.write",
  },
  "POST /api/admin/translations/machine": {
    about:
      "Asks the machine of TRANSLATION_HOOK_URL for some of the missing and stale texts that a filter shows, and keeps what it answers as drafts that somebody has to confirm; `next` is where to go on.",
    body: v.strictObject({
      ...filter,
      language,
      field: v.optional(field),
      after: v.optional(v.pipe(v.string(), v.maxLength(500, "too_long"))),
    }),
    answer: v.strictObject({
      /** Why nothing came. */
      problem: v.nullable(v.picklist(machineProblems)),
      counts: v.record(v.string(), v.number()),
      /** What was not taken. */
      texts: v.array(taken),
      next: v.nullable(v.string()),
    }),
    audit: "translations.machine",
  },
  "GET /api/admin/translations/file": {
    about: "The texts that a filter shows as a file for translators: XLIFF 1.2 or CSV.",
    query: v.object({ ...filter, format: v.optional(v.picklist(["xliff", "csv"], "unknown")) }),
    answer: { mediaType: "application/x-xliff+xml" },
    audit: "translations.export",
  },
  "POST /api/admin/translations/file": {
    about:
      "Takes such a file back (multipart/form-data, `file`, at most 5 MB); 422 says why one cannot be read.",
    admits: "itself",
    answer: v.strictObject({ counts: v.record(v.string(), v.number()), texts: v.array(taken) }),
    audit: "translations.import",
  },
});

export type TranslationsAnswer = Answer<(typeof translationCalls)["GET /api/admin/translations"]>;
export type TranslatedText = v.InferOutput<typeof text>;
export type TakenText = v.InferOutput<typeof taken>;
export type TakenFile = Answer<(typeof translationCalls)["POST /api/admin/translations/file"]>;
export type MachineAnswer = Answer<
  (typeof translationCalls)["POST /api/admin/translations/machine"]
>;
