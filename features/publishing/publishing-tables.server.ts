import { idOfEmployee } from "#platform/personal-data/employee-data.ts";
import { aboutNobody, type TableData } from "#platform/personal-data/table-data.ts";

/** Instants are milliseconds since 1970 (UTC). */
interface PublishingTables {
  /** What somebody asked to be published; one process at a time works on one, under a lease. */
  publish_job: {
    id: string;
    kind: JobKind;
    /** `LiveChange[]` as JSON. */
    changes: string;
    asked_at: number;
    /** `scheduled`: `asked_at` is still to come (scheduled-jobs.server.ts). */
    state: "scheduled" | "waiting" | "done" | "failed";
    /** How often it was begun: one that ends its process each time is given up. */
    attempts: number;
    holder: string | null;
    lease_until: number | null;
    ended_at: number | null;
    /** `JobOutcome` as JSON. */
    outcome: string | null;
    /** `JobProgress` as JSON; null until a job lasts, and where an earlier release of the site works on it. */
    progress: string | null;
    /** A user's id; null: the command line, a first start, or an earlier release of the site. */
    asked_by: string | null;
    /** Of an undo: the release that it takes back; null: the last one, whichever that is when its turn comes. */
    undoes: number | null;
  };
  /** Each change of what is live, in order; the pages that a build made of it are in `release_file`. */
  content_release: {
    id: number;
    kind: JobKind;
    made_at: number;
    /** What went live or left, and what was live there before: `LiveChange[]` as JSON. */
    changes: string;
    before: string;
    /** The release that this one took back; its own id: none can, as it changed redirects alone. */
    undoes: number | null;
    /** Who asked for it, as in `publish_job`. */
    made_by: string | null;
  };
  /** Which release a build shows, and when it was last at work. A build is made for one origin. */
  release_pointer: {
    build: string;
    origin: string;
    release: number;
    seen_at: number;
    /** The release that the web hook was told of last; null: none. */
    told_release: number | null;
    /** Failures since then; nothing is sent before `told_next`. */
    told_attempts: number | null;
    told_next: number | null;
    told_problem: string | null;
  };
  /** What an address shows from one release until before another one; `until` null: still. */
  release_file: {
    build: string;
    path: string;
    since: number;
    until: number | null;
    /** Hash of what it was made from: the same gives the same. */
    source: string;
    /** `PublishedAddress` as JSON. */
    file: string;
    /** Of its content; null: it leads to another address. */
    hash: string | null;
    /** Of a page: what search finds on it, `SearchEntry[]` as JSON. */
    search: string | null;
  };
  /** Contents by their hash. `encoding`: `br`, `gzip`, or `identity` where neither is smaller. */
  published_file: { hash: string; encoding: string; bytes: Uint8Array; used_at: number };
  /** Builds whose hashed files are all in `published_file`, and when one was last at work (kept-assets.server.ts). */
  kept_build: {
    build: string;
    origin: string;
    /** `PublishedFile["file"][]` as JSON. */
    files: string;
    seen_at: number;
  };
}

/** `publish`: entries go live or leave; `undo`: the release before; `take-over`: what must be there (take-over-screens.server.ts); `prices`: what products cost, and what is said of pictures (follow-offers.server.ts). */
export type JobKind = "publish" | "undo" | "take-over" | "prices";

declare module "#platform/store/tables.ts" {
  interface Tables extends PublishingTables {}
}

/** Whoever publishes; the id of an account that is gone names nobody. */
const byColleague = (table: "publish_job" | "content_release", column: string, rest: string[]) =>
  ({
    table,
    persons: [{ column, holds: "user" }],
    personal: [{ ...idOfEmployee, columns: [column] }],
    technical: rest,
  }) satisfies TableData;

const told = ["told_release", "told_attempts", "told_next", "told_problem"];

/** What the company publishes, as files: nothing about anybody who visits us. */
export const publishingData: readonly TableData[] = [
  byColleague("publish_job", "asked_by", [
    ...["id", "kind", "changes", "asked_at", "state"],
    ...["attempts", "holder", "lease_until", "ended_at", "outcome", "progress", "undoes"],
  ]),
  byColleague("content_release", "made_by", [
    ...["id", "kind", "made_at", "changes", "before", "undoes"],
  ]),
  aboutNobody("release_pointer", "build", "origin", "release", "seen_at", ...told),
  aboutNobody(
    "release_file",
    "build",
    "path",
    "since",
    "until",
    "source",
    "file",
    "hash",
    "search",
  ),
  aboutNobody("published_file", "hash", "encoding", "bytes", "used_at"),
  aboutNobody("kept_build", "build", "origin", "files", "seen_at"),
];
