import { keepVersion } from "#features/editor/draft/keep-version.server.ts";
import { checkForPublishing } from "#features/pages/gate/check-for-publishing.server.ts";
import { readLiveVersions } from "#features/pages/live-pages.server.ts";
import { newestChanges } from "#features/pages/newest-changes.server.ts";
import type { LiveChange } from "#features/pages/page-document.ts";
import { readNewest } from "#features/pages/stored-entries.server.ts";
import { officeInstant } from "#features/publishing/office-instant.ts";
import { releaseToUndo } from "#features/publishing/release-store.server.ts";
import { scheduleJob, unschedule } from "#features/publishing/scheduled-jobs.server.ts";
import type { Administrator, AuditEntry } from "#platform/audit/audit-log.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import type { Ports } from "#platform/feature.server.ts";
import { found, Problem } from "#platform/http/problem.server.ts";
import { defaultLanguage, type LanguageCode } from "#platform/language/languages.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import type { Store } from "#platform/store/store.server.ts";
import type { AskedAnswer, GateProblem } from "./calls.ts";

export interface BoardParts {
  store: Store;
  now: () => number;
  /** Undefined where there is no build that renders. */
  publishing: Ports["publishing"] | undefined;
}

/** Entries, and of them some languages; all of them where nothing is said. */
interface Which {
  ids: readonly string[];
  languages?: readonly LanguageCode[] | undefined;
}

export const { timeZone } = wholeSite.contact.officeHours;

/** What people ask for on the board: each thing passes the gate, is written into the log, and is one job. */
export function createAskPublishing({ store, now, publishing }: BoardParts) {
  const port = () => {
    if (!publishing) throw new Problem("unavailable", { detail: "There is no built site." });
    return publishing;
  };
  const record = (by: Administrator, entry: AuditEntry) =>
    store.write((trx) => audit(trx, by, entry, now()));

  /** What stands against the changes, or undefined for `isFree` where nothing does. */
  async function gate(changes: readonly LiveChange[]) {
    const all = await checkForPublishing(store.read, changes, port().paths);
    const problems = all.map(
      ({ isDeadLink: _, value, ...problem }): GateProblem => ({ ...problem, value }),
    );
    return { problems, isFree: problems.every(({ level }) => level !== "error") };
  }

  /** What people see written is what goes live: it becomes a version first. @returns what keeps it from that */
  const keepDrafts = (by: Administrator, ids: readonly string[]): Promise<GateProblem[]> =>
    store.write(async (trx) => {
      const problems: GateProblem[] = [];
      for (const entry of ids)
        for (const problem of (await keepVersion(trx, by, entry, now()))?.problems ?? []) {
          const language = defaultLanguage.code;
          problems.push({ ...problem, entry, language, level: "error" });
        }
      return problems;
    });

  async function ask(
    by: Administrator,
    action: "content.publish" | "content.unpublish",
    changes: readonly LiveChange[],
  ): Promise<AskedAnswer> {
    const { problems, isFree } = await gate(changes);
    if (!isFree || changes.length === 0) return { job: null, problems };
    await record(by, { action, ...aboutEntries(changes) });
    return { job: await port().publish(changes, by.id), problems };
  }

  return {
    async publish(by: Administrator, ids: readonly string[]): Promise<AskedAnswer> {
      await refuseUnknown(store, ids);
      const problems = await keepDrafts(by, ids);
      if (problems.length > 0) return { job: null, problems };
      return ask(by, "content.publish", await newestChanges(store.read, ids));
    },

    async unpublish(by: Administrator, { ids, languages }: Which): Promise<AskedAnswer> {
      const live = await readLiveVersions(store.read);
      const own = live.filter(({ entry }) => ids.includes(entry)).filter(isAmong(languages));
      return ask(
        by,
        "content.unpublish",
        own.map((row) => ({ ...row, version: null })),
      );
    },

    /** `at`: `2026-12-01T09:00` as the office's clocks show it. @throws Problem `invalid` */
    async schedule(by: Administrator, { ids, languages, at }: Which & { at: string }) {
      const due = officeInstant(at, timeZone);
      if (due === undefined) throw new Problem("invalid", { errors: { at: ["malformed"] } });
      if (due <= now()) throw new Problem("invalid", { errors: { at: ["passed"] } });
      await refuseUnknown(store, ids);
      const unkept = await keepDrafts(by, ids);
      if (unkept.length > 0) return { due: null, problems: unkept };
      const all = await newestChanges(store.read, ids);
      const changes = all.filter(isAmong(languages));
      const { problems, isFree } = await gate(changes);
      if (!isFree || changes.length === 0) return { due: null, problems };
      const isNew = await scheduleJob(store, changes, due, by.id);
      const about = aboutEntries(changes);
      const details = { ...about.details, due: iso(due) };
      if (isNew) await record(by, { action: "content.schedule", ...about, details });
      return { due: iso(due), problems };
    },

    async unschedule(by: Administrator, id: string): Promise<void> {
      found((await unschedule(store, [id])) > 0);
      await record(by, { action: "content.unschedule", subjectId: id });
    },

    /** @throws Problem `overtaken` where another release came in between */
    async undo(by: Administrator, release: number): Promise<AskedAnswer> {
      const last = await releaseToUndo(store.read);
      if (release !== last?.id) throw new Problem("overtaken");
      const { problems, isFree } = await gate(last.before);
      if (!isFree) return { job: null, problems };
      await record(by, { action: "content.undo", subject: String(release) });
      return { job: await port().undo(by.id, release), problems };
    },

    job: async (id: string) => found(await port().job(id)),
  };
}

const isAmong =
  (languages: Which["languages"]) =>
  ({ language }: { language: LanguageCode }) =>
    languages === undefined || languages.includes(language);

/** One entry by its name, several by their number. */
function aboutEntries(changes: readonly LiveChange[]) {
  const entries = [...new Set(changes.map(({ entry }) => entry))];
  const [subject = ""] = entries;
  return entries.length === 1
    ? { subjectId: subject, subject, details: {} }
    : { subject: entries.slice(0, 5).join(", "), details: { entries: entries.length } };
}

async function refuseUnknown(store: Store, ids: readonly string[]): Promise<void> {
  const known = await readNewest(store.read, ids);
  if (known.length < new Set(ids).size) throw new Problem("not_found");
}
