import * as v from "valibot";
import {
  problem as boardProblem,
  entryId as id,
  publication,
} from "#features/content-board/calls.ts";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import { entryKinds } from "#features/pages/kinds.ts";
import { type Answer, callsFor } from "#platform/http/call.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { operationSchema } from "./draft/operation-schema.ts";
import { newKinds } from "./new-entry/new-kinds.ts";

const language = v.picklist(languageCodes, "unknown");
/** A browser tab, by a name that it made up. */
const tab = v.pipe(v.string("required"), v.regex(/^[\w-]{8,64}$/, "malformed"));
const values = v.record(v.string(), v.unknown());

/** An `EntryDocument`; what stands in its values need not be right yet. */
const document = v.strictObject({
  id: v.string(),
  kind: v.picklist(entryKinds),
  sample: v.boolean(),
  slugs: v.record(language, v.string()),
  path: v.optional(v.string()),
  values,
  sections: v.array(
    v.strictObject({ id: v.string(), type: v.string(), hidden: v.array(language), values }),
  ),
} satisfies Record<keyof EntryDocument, v.GenericSchema>);

const live = v.strictObject({
  ...{ language, version: v.number(), path: v.string() },
  /** Names what visitors see (features/pages/seen-in.ts). A release before this one does not say it. */
  seen: v.optional(v.string()),
});
/** Somebody else who has the entry open. */
const colleague = v.strictObject({ name: v.string(), tab: v.string() });
const problem = v.strictObject({
  ...v.omit(boardProblem, ["entry"]).entries,
  language: v.nullable(language),
});

const versionNumber = v.pipe(
  v.number("required"),
  v.integer("malformed"),
  v.minValue(1, "malformed"),
  v.maxValue(1_000_000_000, "malformed"),
);
const versionInQuery = v.pipe(v.string(), v.transform(Number), versionNumber);
const listedVersion = v.strictObject({
  version: v.number(),
  /** ISO 8601 */
  at: v.string(),
  /** Empty where no person made it here. */
  by: v.string(),
});
const textChange = v.strictObject({
  at: v.string(),
  language: v.nullable(language),
  /** In the version, and in the draft of now; empty: nothing. */
  before: v.string(),
  now: v.string(),
});

/** An entry that a new one can begin as. */
const start = v.strictObject({
  id: v.string(),
  title: v.string(),
  isDemo: v.boolean(),
  /** Types of its sections. */
  sections: v.array(v.string()),
});

/** A word of content/. */
const word = v.strictObject({
  /** Of its item in the entry. */
  id: v.string(),
  key: v.string(),
  /** Per language. */
  texts: v.record(v.string(), v.string()),
  placeholders: v.array(v.string()),
});

const draft = {
  /** Counts the steps; what is sent says which one it had seen. */
  revision: v.number(),
  /** Something was written that is no version yet. */
  isChanged: v.boolean(),
  /** The newest version. */
  version: v.number(),
};

/** A link that shows the draft to people without an account. */
const openLink = v.strictObject({
  language,
  /** Until when, ISO 8601; by it links of a language are told apart. */
  until: v.string(),
  /** Who made it. */
  by: v.string(),
});

const shared = {
  /** Until when a link shows the draft, ISO 8601; null: none does. */
  sharedUntil: v.nullable(v.string()),
  /** The newest first. Those that an earlier release of the site made are not among them. */
  links: v.array(openLink),
};

/** What visitors see, and will see without anybody's doing: both change while an entry is open. */
const standing = {
  live: v.array(live),
  /**
   * When it goes live by itself, by the job that does it; `due` in ISO 8601. `version`: the newest that it brings.
   * `isOlder`: a newer text is live, which visitors lose by it.
   */
  scheduled: v.array(
    v.strictObject({
      ...{ job: v.string(), due: v.string() },
      ...{ languages: v.array(language), version: v.number() },
      isOlder: v.optional(v.literal(true)),
    }),
  ),
};

export const editorCalls = callsFor(["author", "publisher"], {
  "GET /api/admin/entry": {
    about: "One entry as it is being written, with what is live of it.",
    query: v.object({ id }),
    answer: v.strictObject({
      ...draft,
      document,
      ...standing,
      /** Of the office, in which it is scheduled. */
      timeZone: v.string(),
      /** Field → hash of its text in the first language, by which stale translations are known. */
      hashes: v.record(v.string(), v.string()),
      /** Pages can be published here: there is a build. */
      canPublish: v.boolean(),
      ...shared,
    }),
  },
  "GET /api/admin/entry/starts": {
    about: "Entries that a new one of a kind can begin as, the finished pages first.",
    query: v.object({
      kind: v.optional(v.picklist(newKinds, "unknown")),
      shown: v.optional(language),
    }),
    answer: v.strictObject({ kind: v.picklist(newKinds), starts: v.array(start) }),
  },
  "POST /api/admin/entry/new": {
    about:
      "Makes a draft of a new entry: a copy of another one in all its languages, or empty; once for each Idempotency-Key where one is sent.",
    body: v.strictObject({
      kind: v.picklist(newKinds, "unknown"),
      from: v.nullable(id),
      title: v.pipe(
        v.string("required"),
        v.trim(),
        v.nonEmpty("required"),
        v.maxLength(110, "too_long"),
      ),
      /** Empty where the kind has no page. */
      address: v.pipe(v.string("required"), v.trim(), v.maxLength(200, "too_long")),
    }),
    answer: v.strictObject({ id: v.string() }),
    audit: "entry.new",
  },
  "GET /api/admin/entry/preview": {
    about: "The page of an entry as it would be, and what it shows of the site around it.",
    query: v.object({
      ...{ id, language },
      /** What has no page of its own: the entry that it is shown around. */
      on: v.optional(id),
      /** A word of the interface, by its item: shown on a page that says it, where one does. */
      says: v.optional(id),
    }),
    answer: v.strictObject({
      /** A `PageDocument`; null: there is none in this language. */
      page: v.nullable(values),
      cards: v.array(values),
      /** `Photo`s that the draft shows or may show next. */
      photos: v.array(values),
      /** A `SiteShell`: what stands around it. */
      shell: values,
      /** What stands for names in braces, where the kind has them. */
      names: v.record(v.string(), v.string()),
    }),
  },
  "POST /api/admin/entry/preview-link": {
    about: "Makes a link by which somebody without an account sees the newest draft in a language.",
    body: v.strictObject({ id, language }),
    answer: v.strictObject({
      /** With the site's origin. */
      url: v.string(),
      /** ISO 8601 */
      until: v.string(),
      links: shared.links,
    }),
    audit: "entry.preview-link",
  },
  "POST /api/admin/entry/preview-end": {
    about: "Ends all links to the draft of an entry: whoever opens one sees it no more.",
    body: v.strictObject({ id }),
    answer: v.strictObject({}),
    audit: "entry.preview-end",
  },
  "POST /api/admin/entry/preview-close": {
    about:
      "Ends one link to the draft of an entry; the others go on. Answers with what is still open.",
    body: v.strictObject({
      ...{ id, language },
      until: v.pipe(v.string("required"), v.isoTimestamp("malformed")),
    }),
    answer: v.strictObject(shared),
    audit: "entry.preview-close",
  },
  "GET /api/preview": {
    about: "The draft that a link leads to, as a page that may do nothing; or why there is none.",
    caller: "anyone",
    query: v.object({
      token: v.optional(v.string()),
      theme: v.optional(v.fallback(v.picklist(["light", "dark"]), "light"), "light"),
    }),
    answer: { mediaType: "text/html" },
  },
  "GET /api/admin/entry/words": {
    about: "The words that an entry may say otherwise, as the site says them without it.",
    query: v.object({ id }),
    answer: v.strictObject({ words: v.array(word) }),
  },
  "GET /api/admin/entry/mails": {
    about:
      "The site's mails as they would read with a draft's words; with `word`, which of them say it.",
    query: v.object({ id, language, word: v.optional(id) }),
    answer: v.strictObject({
      mails: v.array(v.strictObject({ kind: v.string(), subject: v.string(), says: v.boolean() })),
    }),
  },
  "GET /api/admin/entry/mail": {
    about: "The HTML part of one of these, by its place, as a page that may do nothing.",
    query: v.object({
      ...{ id, language },
      place: v.pipe(v.string("required"), v.regex(/^\d{1,3}$/, "malformed"), v.transform(Number)),
      /** Of the draft, so that another one is another address. */
      revision: v.optional(v.string()),
    }),
    answer: { mediaType: "text/html" },
  },
  "GET /api/admin/entry/news": {
    about: "What others did to a draft since, and who has it open; whoever asks counts as there.",
    query: v.object({
      id,
      tab,
      revision: v.pipe(v.string(), v.transform(Number), v.number(), v.integer("malformed")),
    }),
    answer: v.strictObject({
      ...draft,
      ...standing,
      document: v.nullable(document),
      people: v.array(colleague),
    }),
  },
  "POST /api/admin/entry/change": {
    about:
      "Takes steps of editing in, and merges them with those of others; a text that somebody else wrote meanwhile is asked about.",
    body: v.strictObject({
      id,
      tab,
      revision: v.pipe(v.number("required"), v.integer("malformed"), v.minValue(0, "malformed")),
      operations: v.pipe(v.array(operationSchema, "required"), v.maxLength(500, "too_long")),
    }),
    answer: v.strictObject({
      ...draft,
      /** Where others have changed it too: all of it as it is now. */
      document: v.nullable(document),
      /** One for each field: of several steps the last. */
      contested: v.array(v.strictObject({ step: v.number(), theirs: v.unknown(), by: v.string() })),
      /** Steps whose place is gone. */
      gone: v.array(v.number()),
    }),
  },
  "GET /api/admin/entry/check": {
    about: "What stands against a draft going live, and what is worth a look.",
    query: v.object({ id }),
    answer: v.strictObject({ problems: v.array(problem) }),
  },
  "POST /api/admin/entry/save": {
    about: "Keeps what is being written as a version.",
    body: v.strictObject({ id }),
    answer: v.strictObject({
      ...draft,
      document: v.nullable(document),
      problems: v.array(problem),
    }),
    audit: "entry.save",
  },
  "POST /api/admin/entry/publish": {
    about: "Keeps a version and asks for it to go live in some languages.",
    caller: ["publisher"],
    body: v.strictObject({ id, languages: v.array(language) }),
    answer: v.strictObject({
      version: v.number(),
      /** Null: nothing was different, or something keeps it from going live. */
      job: v.nullable(v.string()),
      problems: v.array(problem),
    }),
    audit: "entry.publish",
  },
  "GET /api/admin/entry/versions": {
    about: "The versions of an entry, the newest first, a hundred at a time.",
    /** `before`: those older than that version. */
    query: v.object({ id, before: v.optional(versionInQuery) }),
    answer: v.strictObject({ versions: v.array(listedVersion), hasOlder: v.boolean() }),
  },
  "GET /api/admin/entry/version": {
    about: "What reads otherwise in a version than in the draft of now.",
    query: v.object({ id, version: versionInQuery }),
    /** `isSame`: nor does anything else differ, such as the order of sections, where they are shown, or the address. */
    answer: v.strictObject({ changes: v.array(textChange), isSame: v.boolean() }),
  },
  "POST /api/admin/entry/restore": {
    about:
      "Makes a version the draft; what was written before becomes a version, and nothing goes live by it.",
    body: v.strictObject({ id, version: versionNumber }),
    answer: v.strictObject({ ...draft, document }),
    audit: "entry.restore",
  },
  "GET /api/admin/entry/job": {
    about: "How a publication is doing.",
    query: v.object({ job: v.pipe(v.string(), v.uuid("malformed")) }),
    answer: publication,
  },
});

type Answers = typeof editorCalls;
export type EntryAnswer = Answer<Answers["GET /api/admin/entry"]>;
export type GateProblem = v.InferOutput<typeof problem>;
export type PublishAnswer = Answer<Answers["POST /api/admin/entry/publish"]>;
export type VersionAnswer = v.InferOutput<typeof listedVersion>;
export type TextChangeAnswer = v.InferOutput<typeof textChange>;
export type OpenLink = v.InferOutput<typeof openLink>;
export type PreviewLinkAnswer = Answer<Answers["POST /api/admin/entry/preview-link"]>;
export type WordAnswer = v.InferOutput<typeof word>;
export type StartsAnswer = Answer<Answers["GET /api/admin/entry/starts"]>;
export type Colleague = v.InferOutput<typeof colleague>;
