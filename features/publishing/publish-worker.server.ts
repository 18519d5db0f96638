import { sql } from "kysely";
import type { Platform } from "#platform/feature.server.ts";
import { StoreUnavailable } from "#platform/store/store-unavailable.server.ts";
import { claimJob, LeaseLost } from "./held-jobs.server.ts";
import { hasWaitingJob } from "./jobs.server.ts";
import type { LiveFiles } from "./live-files.server.ts";
import type { Publisher } from "./publisher.server.ts";
import { newestRelease } from "./release-store.server.ts";
import { RendererNotStarted, RendererStopped } from "./render-failures.server.ts";
import { createLateAlarm, wakeScheduled, wasScheduled } from "./scheduled-jobs.server.ts";

interface Parts extends Pick<Platform<unknown>, "store" | "now" | "log"> {
  publisher: Pick<Publisher, "run" | "catchUp">;
  live: Pick<LiveFiles, "release" | "follow">;
  /** Brings what this release needs; says what is still missing. */
  prepare(): Promise<string | undefined>;
  holder: string;
}

export interface PublishWorker {
  /** Before anybody can ask: a site on which nothing was ever published, and nothing waits, has nothing to wait for. */
  begin(): Promise<void>;
  /** Shows what is published, and works on what waits; a call while one is under way is another round after it. */
  look(): Promise<void>;
  /** Why the site should get no visitors yet; undefined when its newest release is shown. */
  whyNotReady(): string | undefined;
  start(): void;
  stop(): Promise<void>;
}

/** SQLite: how often it is asked whether another process wrote something, ms; the question costs nothing. */
const sqlitePoll = 50;
/** How often jobs and releases are looked for whatever anybody said, ms. */
const slowPoll = 2_000;
/** A failure that goes on is told again so often, ms. */
const tellAgain = 60_000;

/** What can be done about it. */
function hintOf(error: unknown): string {
  if (error instanceof StoreUnavailable)
    return ": the store cannot be written to, make room on its disk";
  if (error instanceof RendererNotStarted)
    return ": what renders pages cannot be started, as while the files of the release are being replaced; it is tried again";
  return "";
}

/** What `/readyz` says. */
const notLookedFor = "What is published has not been looked for yet.";
const beingRendered = "Pages are being rendered.";

/** What a server does about publishing: takes jobs, renders for its build, and shows what others have published. */
export function createPublishWorker(parts: Parts): PublishWorker {
  const { store, publisher, live, prepare, holder, now, log } = parts;
  let round: Promise<void> | undefined;
  let again = false;
  let problem: string | undefined = notLookedFor;
  /** The release that pages must come from before this process is ready. */
  let awaited = 0;
  const timers: NodeJS.Timeout[] = [];
  let stopped = false;
  const tellLate = createLateAlarm(store, log);
  let dataVersion: unknown;
  let missing: string | undefined = "It has not been looked for.";
  /** Nothing is rendered before, ms of the clock that nobody sets. */
  let restUntil = 0;
  /** What failed last, and until when it need not be said again; undefined: all is well. */
  let said: { message: string; until: number } | undefined;

  async function work(): Promise<void> {
    do {
      again = false;
      try {
        await live.follow();
        if (performance.now() < restUntil) return;
        if (missing !== undefined) missing = await prepare();
        // After an upgrade this takes as long as all pages do.
        if (problem === notLookedFor) problem = beingRendered;
        if (await publisher.catchUp()) await live.follow();
        await wakeScheduled(store, now());
        // What a site begins with was asked for when its build was made.
        if (live.release() > 0) await tellLate(now());
        for (let job = await next(); job; job = await next()) {
          const outcome = await publisher.run(job);
          // Whoever asked for it to be done later looks at nothing now.
          if (outcome.problems && wasScheduled(job))
            log.error(outcome, "what was scheduled was not published");
          else if (outcome.problems) log.warn(outcome, "nothing was published");
          else log.info(outcome, "published");
          await live.follow();
        }
        if (missing !== undefined) log.error({ missing }, "a page that must be there is not");
        awaited = await releaseToShow();
        problem = missing;
        said = undefined;
      } catch (err) {
        if (err instanceof LeaseLost) continue;
        if (err instanceof RendererStopped) return;
        // A release that is shown stays; it is tried again.
        if (whyNotReady() !== undefined)
          problem = `Pages cannot be published: ${(err as Error).message}`;
        if (err instanceof RendererNotStarted) restUntil = performance.now() + slowPoll;
        tell(err as Error);
      }
    } while (again && !stopped);
  }

  /** A database that is gone fails each look; a log that is full of it says nothing else. What is a try is told each time. */
  function tell(err: Error): void {
    const at = performance.now();
    const isTry = err instanceof StoreUnavailable || err instanceof RendererNotStarted;
    if (!isTry && said?.message === err.message && at < said.until) return;
    said = { message: err.message, until: at + tellAgain };
    log.error({ err }, `publishing failed${hintOf(err)}; what was live before still is`);
  }

  async function releaseToShow(): Promise<number> {
    const newest = await newestRelease(store.read);
    return newest === 0 && (await hasWaitingJob(store)) ? 1 : newest;
  }

  /** Asks what is shown, not what the last round has seen: a job may have arrived at that round's very end. */
  const whyNotReady = () => problem ?? (live.release() < awaited ? beingRendered : undefined);

  const next = () => (stopped ? undefined : claimJob(store, holder, now()));

  function look(): Promise<void> {
    if (round) {
      again = true;
      // What another build publishes is shown while it stands in; a store that fails is the round's to tell.
      if (whyNotReady() !== undefined) void live.follow().catch(() => {});
    }
    round ??= work().finally(() => {
      round = undefined;
    });
    return round;
  }

  async function askSqlite(): Promise<void> {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(store.read);
    const version = rows[0]?.data_version;
    if (version === dataVersion) return;
    dataVersion = version;
    await look();
  }

  return {
    async begin() {
      if ((await newestRelease(store.read)) > 0) return;
      awaited = await releaseToShow();
      problem = undefined;
    },
    look,
    whyNotReady,
    start() {
      timers.push(setInterval(() => void look(), slowPoll).unref());
      if (store.engine === "sqlite")
        timers.push(setInterval(() => void askSqlite().catch(() => {}), sqlitePoll).unref());
      void look();
    },
    async stop() {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await round;
    },
  };
}
