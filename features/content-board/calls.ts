import * as v from "valibot";
import { gateCodes } from "#features/pages/gate/gate-codes.ts";
import { entryKinds } from "#features/pages/kinds.ts";
import { type Answer, callsFor } from "#platform/http/call.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { isStorable } from "#platform/rules/text-rules.ts";
import { liveStates, rowFilters } from "./entry-states.ts";

const language = v.picklist(languageCodes, "unknown");
/** The name of an entry. */
export const entryId = v.pipe(
  v.string("required"),
  v.maxLength(80, "too_long"),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "malformed"),
);
const ids = v.pipe(
  v.array(entryId, "required"),
  v.minLength(1, "required"),
  v.maxLength(500, "too_long"),
);
const languages = v.optional(v.array(language));
/** An address without its language. PostgreSQL fails on a NUL instead of finding nothing. */
const path = v.pipe(v.string("required"), v.check(isStorable, "malformed"));
/** ISO 8601 */
const instant = v.string();
/** The row at which a page of a list begins. */
const listStart = v.pipe(v.string(), v.regex(/^\d{1,6}$/, "malformed"), v.transform(Number));
const jobId = v.pipe(v.string("required"), v.uuid("malformed"));

const inLanguage = v.strictObject({
  language,
  state: v.picklist(liveStates),
  /** Where it is live, with the language's prefix; null: nowhere. */
  address: v.nullable(v.string()),
  missing: v.number(),
  stale: v.number(),
});

const entry = v.strictObject({
  id: v.string(),
  kind: v.picklist(entryKinds),
  /** In the language of whoever asks, or the first that has one. */
  title: v.string(),
  isSample: v.boolean(),
  changedAt: instant,
  /** When it goes live by itself; null: never. */
  scheduled: v.nullable(instant),
  languages: v.array(inLanguage),
});

/** What stands against an entry going live, or is worth a look. */
export const problem = v.strictObject({
  level: v.picklist(["error", "warning"]),
  entry: v.string(),
  language,
  /** `sections.why.body`; empty: the entry itself. */
  field: v.string(),
  message: v.string(),
  code: v.picklist(gateCodes),
  /** What it is about: an address, a number, a name. */
  value: v.optional(v.string()),
});

/** What was asked for; `job` null: nothing is different, or an error keeps it from being done. */
const asked = v.strictObject({ job: v.nullable(v.string()), problems: v.array(problem) });

/** `title`: as the entry is called now; its name where there is none any more. */
const change = v.strictObject({
  ...{ entry: v.string(), title: v.string(), language },
  isGone: v.boolean(),
});

const release = v.strictObject({
  id: v.number(),
  madeAt: instant,
  /** Null: the command line, a first start, or somebody whose account is gone. */
  by: v.nullable(v.string()),
  changes: v.array(change),
  /** The release that this one took back. */
  undoes: v.nullable(v.number()),
  isUndone: v.boolean(),
  /** Changed addresses that lead elsewhere, and no page. */
  isRedirects: v.boolean(),
});

const scheduled = v.strictObject({
  id: v.string(),
  due: instant,
  by: v.nullable(v.string()),
  changes: v.array(change),
});

const redirect = v.strictObject({
  language,
  /** Without the language's prefix. */
  path: v.string(),
  entry: v.string(),
  /** Where it leads now, without the prefix; null: nowhere, since the entry is not live. */
  to: v.nullable(v.string()),
  madeAt: instant,
});

/** An entry, and how it is called. */
const named = { entry: v.string(), title: v.string() };

/**
 * Why an entry cannot be thrown away. `needed`: the site itself leads to it, or nobody could begin it anew;
 * `scheduled`: it goes live at `due`; `publishing`: somebody is publishing it; `named`: others lead to it.
 */
const keptFromBin = v.strictObject({
  ...named,
  why: v.picklist(["live", "needed", "scheduled", "publishing", "named"]),
  due: v.nullable(instant),
  names: v.array(v.strictObject({ ...named, isLive: v.boolean() })),
});

/** Whose address, with the language's prefix, belongs to another entry now. */
const keptInBin = v.strictObject({
  ...named,
  address: v.string(),
  by: v.strictObject(named),
});

const binned = v.strictObject({
  id: v.string(),
  kind: v.picklist(entryKinds),
  title: v.string(),
  binnedAt: instant,
  /** Null: the command line, or somebody whose account is gone. */
  by: v.nullable(v.string()),
  /** From when on it is erased; null: not as long as a release that it was live in can be taken back. */
  erased: v.nullable(instant),
});

/** How a publication is doing; also for whoever asked for it elsewhere. */
export const publication = v.strictObject({
  state: v.picklist(["scheduled", "waiting", "done", "failed"]),
  release: v.nullable(v.number()),
  /** Pages that are made, of those that are to be made; null before it lasts. */
  progress: v.nullable(v.strictObject({ pages: v.number(), of: v.number() })),
  pages: v.nullable(v.number()),
  milliseconds: v.nullable(v.number()),
  problems: v.array(v.string()),
});

export const contentBoardCalls = callsFor(["author", "publisher"], {
  "GET /api/admin/content": {
    about: "Counts of the site's content, and the entries that a filter shows.",
    query: v.object({
      kind: v.optional(v.picklist(entryKinds, "unknown")),
      state: v.optional(v.picklist(rowFilters, "unknown")),
      language: v.optional(language),
      q: v.optional(v.pipe(v.string(), v.maxLength(200, "too_long"))),
      after: v.optional(listStart),
      shown: v.optional(language),
    }),
    answer: v.strictObject({
      counts: v.strictObject({
        entries: v.number(),
        live: v.number(),
        changed: v.number(),
        draft: v.number(),
        stale: v.number(),
        missing: v.number(),
        scheduled: v.number(),
        sample: v.number(),
      }),
      /** A page of them. */
      items: v.array(entry),
      next: v.nullable(v.string()),
      /** Pages can be published here: there is a build. */
      canPublish: v.boolean(),
      timeZone: v.string(),
      /** Entries that lie in the bin. */
      binned: v.number(),
    }),
  },
  "GET /api/admin/content/bin": {
    about: "What lies in the bin, the newest first.",
    query: v.object({ after: v.optional(listStart), shown: v.optional(language) }),
    answer: v.strictObject({ items: v.array(binned), next: v.nullable(v.string()) }),
  },
  "POST /api/admin/content/bin": {
    about:
      "Puts entries that are not live into the bin, all or none: nothing shows them any more, and their addresses are free.",
    body: v.strictObject({ ids, shown: v.optional(language) }),
    answer: v.strictObject({ kept: v.array(keptFromBin) }),
    audit: "content.bin",
  },
  "POST /api/admin/content/restore": {
    about:
      "Takes entries out of the bin, all or none: they are drafts again. With `elsewhere` one whose address is taken gets another.",
    body: v.strictObject({
      ids,
      shown: v.optional(language),
      elsewhere: v.optional(v.boolean()),
    }),
    answer: v.strictObject({ kept: v.array(keptInBin) }),
    audit: "content.restore",
  },
  "POST /api/admin/content/publish": {
    about: "Asks for the newest versions of entries to go live, all or none.",
    caller: ["publisher"],
    body: v.strictObject({ ids }),
    answer: asked,
    audit: "content.publish",
  },
  "POST /api/admin/content/unpublish": {
    about: "Asks for entries to leave the site; where languages are named, in those alone.",
    caller: ["publisher"],
    body: v.strictObject({ ids, languages }),
    answer: asked,
    audit: "content.unpublish",
  },
  "POST /api/admin/content/schedule": {
    about:
      "Puts the newest versions of entries on the schedule, in the office's time; where languages are named, those alone.",
    caller: ["publisher"],
    body: v.strictObject({
      ids,
      languages,
      at: v.pipe(v.string("required"), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, "malformed")),
    }),
    answer: v.strictObject({ due: v.nullable(instant), problems: v.array(problem) }),
    audit: "content.schedule",
  },
  "POST /api/admin/content/unschedule": {
    about: "Takes a publication off the schedule.",
    caller: ["publisher"],
    body: v.strictObject({ id: jobId }),
    answer: v.strictObject({}),
    audit: "content.unschedule",
  },
  "GET /api/admin/content/job": {
    about: "How a publication is doing.",
    query: v.object({ id: jobId }),
    answer: publication,
  },
  "GET /api/admin/content/releases": {
    about: "The last releases, what is scheduled, and what was and could not go live.",
    query: v.object({ shown: v.optional(language) }),
    answer: v.strictObject({
      releases: v.array(release),
      scheduled: v.array(scheduled),
      /** Of the last month, until it is live. */
      missed: v.array(scheduled),
      /** The one that an undo takes back; null: none. */
      undoable: v.nullable(v.number()),
      canPublish: v.boolean(),
      timeZone: v.string(),
    }),
  },
  "POST /api/admin/content/undo": {
    about: "Asks for the last release to be taken back; 409 where another one came in between.",
    caller: ["publisher"],
    body: v.strictObject({ release: v.pipe(v.number("required"), v.integer("malformed")) }),
    answer: asked,
    audit: "content.undo",
  },
  "GET /api/admin/content/redirects": {
    about: "Addresses that lead to entries.",
    answer: v.strictObject({
      redirects: v.array(redirect),
      /** Entries that are live somewhere, by name and title. */
      entries: v.array(v.strictObject({ id: v.string(), title: v.string() })),
    }),
  },
  "POST /api/admin/content/redirects/add": {
    about: "Lets an address lead to an entry, at once.",
    caller: ["publisher"],
    body: v.strictObject({ language, path, entry: entryId }),
    answer: v.strictObject({}),
    audit: "content.redirect",
  },
  "POST /api/admin/content/redirects/remove": {
    about: "Lets an address lead nowhere any more.",
    caller: ["publisher"],
    body: v.strictObject({ language, path }),
    answer: v.strictObject({}),
    audit: "content.unredirect",
  },
});

type Answers = typeof contentBoardCalls;
export type ContentAnswer = Answer<Answers["GET /api/admin/content"]>;
export type BinAnswer = Answer<Answers["GET /api/admin/content/bin"]>;
export type KeptFromBin = v.InferOutput<typeof keptFromBin>;
export type KeptInBin = v.InferOutput<typeof keptInBin>;
export type JobAnswer = Answer<Answers["GET /api/admin/content/job"]>;
export type ContentEntry = v.InferOutput<typeof entry>;
export type ReleasesAnswer = Answer<Answers["GET /api/admin/content/releases"]>;
export type RedirectsAnswer = Answer<Answers["GET /api/admin/content/redirects"]>;
export type GateProblem = v.InferOutput<typeof problem>;
export type AskedAnswer = v.InferOutput<typeof asked>;
