import type { Platform } from "#platform/feature.server.ts";
import { signedBody } from "#platform/http/signed-body.server.ts";
import { changedAddresses } from "./changed-addresses.server.ts";
import type { SiteBuild } from "./read-site-build.server.ts";

/** Who is told what has changed on the site. */
export interface HookSettings {
  url: string;
  /** Signs what is sent. */
  secret: string;
}

interface Parts extends Pick<Platform<unknown>, "store" | "now" | "log"> {
  site: SiteBuild;
  hook: HookSettings;
}

/** How often it is looked whether there is something to tell, ms. */
const every = 1_000;
/** How long the receiver may take, ms; a process that ended meanwhile leaves it to others so long after. */
const patience = 10_000;
const lease = 2 * patience;
/** On PostgreSQL other processes show a release up to so much later, ms: a cache must not ask them before. */
const untilShownByAll = 3_000;
/** Growing pauses after a failure, ms. */
const pauseAfter = (attempts: number) => Math.min(1_000 * 2 ** Math.min(attempts, 12), 3_600_000);
/** From so many failures in a row on it is an error in the log: about a minute. */
const alarmFrom = 6;
/** Addresses that are named in one delivery; of more, all are meant. */
const mostNamed = 10_000;

/**
 * Tells a receiver, such as what purges a CDN, which addresses have changed. What it was told last is kept beside the
 * pointer of the build, so nothing is forgotten while the receiver or this process is down: the next delivery holds
 * everything since. One process at a time delivers.
 */
export function createWebHook({ store, site, hook, now, log }: Parts) {
  const { build, origin } = site;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let noticed = { release: 0, at: 0 };

  async function look(): Promise<void> {
    const due = await findDue();
    if (!due) return;
    const { release, before, attempts } = due;
    const problem = await deliver(before, release);
    if (problem === undefined) {
      await note({ told_release: release, told_attempts: 0, told_next: null, told_problem: null });
      return log.info({ release }, "the web hook was told what has changed");
    }
    const next = now() + pauseAfter(attempts);
    await note({ told_attempts: attempts + 1, told_next: next, told_problem: problem });
    const told = "the web hook could not be told what has changed; tried again";
    log[attempts + 1 >= alarmFrom ? "error" : "warn"]({ release, problem }, told);
  }

  /** What is to be told now, held by this process. */
  async function findDue() {
    const pointer = await store.read
      .selectFrom("release_pointer")
      .select(["release", "told_release", "told_attempts", "told_next"])
      .where("build", "=", build)
      .executeTakeFirst();
    if (!pointer) return undefined;
    const [release, at] = [Number(pointer.release), now()];
    if (noticed.release !== release) noticed = { release, at };
    const isShown = store.engine === "sqlite" || at - noticed.at >= untilShownByAll;
    const isTold = pointer.told_release !== null && Number(pointer.told_release) === release;
    if (isTold || !isShown || Number(pointer.told_next ?? 0) > at) return undefined;
    const held = await store.write((trx) =>
      trx
        .updateTable("release_pointer")
        .set({ told_next: at + lease })
        .where("build", "=", build)
        .where("told_next", "is not distinct from", pointer.told_next)
        .where("told_release", "is not distinct from", pointer.told_release)
        .executeTakeFirst(),
    );
    if (Number(held.numUpdatedRows) === 0) return undefined;
    const before = pointer.told_release === null ? undefined : Number(pointer.told_release);
    return { release, before, attempts: Number(pointer.told_attempts ?? 0) };
  }

  const note = (values: {
    told_release?: number;
    told_attempts: number;
    told_next: number | null;
    told_problem: string | null;
  }) =>
    store.write((trx) =>
      trx.updateTable("release_pointer").set(values).where("build", "=", build).execute(),
    );

  /** @returns what went wrong */
  async function deliver(before: number | undefined, release: number): Promise<string | undefined> {
    const found = await changedAddresses(store.read, site, { before, now: release });
    const named = found && Object.values(found).flat().length;
    // Nothing that a visitor could ask for is different.
    if (named === 0) return undefined;
    const lists = found && named !== undefined && named <= mostNamed ? found : undefined;
    const absolute = (paths: readonly string[] = []) => paths.map((path) => origin + path);
    const id = `${build}-${before ?? 0}-${release}`;
    const sentAt = new Date(now()).toISOString();
    const body = JSON.stringify({
      ...{ event: "published", id, sentAt, origin, release, everything: lists === undefined },
      ...{ added: absolute(lists?.added), changed: absolute(lists?.changed) },
      removed: absolute(lists?.removed),
    });
    try {
      const response = await fetch(hook.url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-delivery-id": id,
          "x-delivery-time": sentAt,
          ...signedBody(body, hook.secret),
        },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(patience),
      });
      await response.body?.cancel();
      return response.ok ? undefined : `It answers with status ${response.status}.`;
    } catch (error) {
      const { cause, message } = error as Error & { cause?: Error };
      return `It does not answer (${cause?.message ?? message}).`;
    }
  }

  function once(): Promise<void> {
    looking ??= look()
      // The store; looked at again soon.
      .catch((err) => log.warn({ err }, "the web hook could not be looked after"))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  return {
    start() {
      timer = setInterval(() => void once(), every).unref();
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
