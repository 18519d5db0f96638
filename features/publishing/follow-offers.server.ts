import { shownOffer } from "#features/catalogue/offer.ts";
import { readOffers } from "#features/catalogue/read-offers.server.ts";
import { readLiveOfKind } from "#features/pages/live-pages.server.ts";
import { readAnnouncements } from "#features/pages/site/read-shells.server.ts";
import { readPictures } from "#features/pictures/stored-pictures.server.ts";
import type { Platform } from "#platform/feature.server.ts";
import { beginJob } from "./held-jobs.server.ts";
import type { LiveFiles } from "./live-files.server.ts";
import type { Publisher } from "./publisher.server.ts";
import { newestRelease } from "./release-store.server.ts";
import { RendererStopped } from "./render-failures.server.ts";

interface Parts extends Pick<Platform<unknown>, "store" | "now" | "log"> {
  publisher: Publisher;
  live: LiveFiles;
  holder: string;
}

/** How often it is looked, ms: a price and an announcement may also begin by themselves, at their instants. */
const every = 10_000;
/** Of so many releases between two looks the instants are asked for; of more, the latest. */
const mostInstants = 20;

/**
 * Makes pages that show products or uploaded pictures anew when what they say of these has changed (price, stock, an
 * alternative text), whoever changed it, and all pages when an announcement begins or ends. It is done by this process
 * alone, since one of an earlier release knows no such job; where nothing differs, nothing is released.
 */
export function createOfferWatch({ store, publisher, live, holder, now, log }: Parts) {
  let known: string | undefined;
  /** The newest release that was looked at. */
  let seen = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    try {
      const newest = await newestRelease(store.read);
      const shown = await saidAt(now());
      const between = await Promise.all((await instantsAfter(seen)).map(saidAt));
      const isSame = shown === known && between.every((said) => said === shown);
      if (isSame) {
        seen = newest;
        return;
      }
      if (!(await isShown())) return;
      const job = await beginJob(store, "prices", [], { holder, now: now() });
      const { problems, release } = await publisher.run(job);
      if (problems)
        return log.error({ problems }, "pages still show prices, stock or pictures of before");
      known = shown;
      seen = release ?? newest;
      if (release === undefined) return;
      log.info({ release }, "pages show prices, stock and pictures of now");
      await live.follow();
    } catch (err) {
      if (err instanceof RendererStopped) return;
      // Looked at again soon.
      log.warn({ err }, "prices, stock and pictures could not be looked at");
    }
  }

  /** What pages that are made at an instant say of products, pictures and announcements, as they are stored now. */
  async function saidAt(instant: number): Promise<string> {
    const offers = await readOffers(store.read, instant);
    const pictures = await readPictures(store.read);
    return JSON.stringify([
      [...offers].map(([id, offer]) => [id, shownOffer(offer)]),
      [...pictures.values()],
      await readAnnouncements(store.read, instant),
    ]);
  }

  /** When later releases were made: what began before and ended after is on their pages, and no look may have seen it. */
  async function instantsAfter(release: number): Promise<number[]> {
    const rows = await store.read
      .selectFrom("content_release")
      .select("made_at")
      .where("id", ">", release)
      .orderBy("id", "desc")
      .limit(mostInstants)
      .execute();
    return rows.map(({ made_at }) => Number(made_at));
  }

  /** There is a release that this build shows, with something on it that may have changed. */
  async function isShown(): Promise<boolean> {
    const newest = await newestRelease(store.read);
    if (newest === 0 || live.release() < newest) return false;
    const kinds = ["product", "announcement"] as const;
    const shown = await Promise.all(kinds.map((kind) => readLiveOfKind(store.read, kind)));
    return shown.flat().length > 0 || (await readPictures(store.read)).size > 0;
  }

  const once = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  return {
    look: once,
    start() {
      timer = setInterval(() => void once(), every).unref();
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
