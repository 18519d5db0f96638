import { randomUUID } from "node:crypto";
import type { LiveChange } from "#features/pages/page-document.ts";
import { readLiveFacts, readLiveWords } from "#features/pages/site/read-shells.server.ts";
import { takeFacts } from "#platform/content/site-now.server.ts";
import type { Feature } from "#platform/feature.server.ts";
import { takeWords } from "#platform/language/own-words.server.ts";
import { beginWithSeeds } from "./first-release.server.ts";
import { createOfferWatch } from "./follow-offers.server.ts";
import { type Asked, queueJob, readJob } from "./jobs.server.ts";
import { createKeptAssets, forgetAssets, keepAssets } from "./kept-assets.server.ts";
import { listenForNews } from "./listen-for-news.server.ts";
import { createLiveFiles } from "./live-files.server.ts";
import { htmlOf } from "./publish-file.server.ts";
import { createPublishWorker } from "./publish-worker.server.ts";
import { createPublisher } from "./publisher.server.ts";
import { type JobKind, publishingData } from "./publishing-tables.server.ts";
import { readSiteBuild } from "./read-site-build.server.ts";
import type { PageToRender } from "./render-page.server.ts";
import { openRenderedAhead } from "./rendered-ahead.server.ts";
import { createRenderers } from "./several-renderers.server.ts";
import { sweepFiles } from "./sweep-files.server.ts";
import { takeOverScreens } from "./take-over-screens.server.ts";
import { createWebHook, type HookSettings } from "./web-hook.server.ts";

declare module "#platform/feature.server.ts" {
  interface Ports {
    publishing: {
      /** The release that this process shows; 0: none. */
      release(): number;
      /** Call it after a job was queued in this process: it is begun at once. */
      wake(): void;
      /** Call it after something changed that pages show beside their own texts, such as a picture's words. */
      lookBeside(): void;
      /** Somebody changes something: what renders is started, so that publishing need not wait for it. */
      prepare(): void;
      /** The HTML of a page as it would be if it were published; nothing of it is kept. @throws RenderFailed */
      draw(page: Omit<PageToRender, "status">): Promise<string>;
      /** Addresses of pages that are no entries, without a language: the gate asks for them. */
      paths: readonly string[];
      /** Asks for changes to go live, and begins at once. `by`: a user's id. @returns the job's id */
      publish(changes: readonly LiveChange[], by?: string): Promise<string>;
      /** Asks for a release to be taken back, as long as it is the last one. @returns the job's id */
      undo(by: string, release: number): Promise<string>;
      /** How a job is doing, once this process shows what it has made; undefined where there is none. */
      job(id: string): ReturnType<typeof readJob>;
    };
  }
}

interface Settings {
  buildDir: string | undefined;
  databaseUrl: string | undefined;
  /** Entries that a site begins with, as files; undefined: it begins without. */
  seedsDir?: string | undefined;
  loopback: boolean;
  /** Undefined: nobody is told what has changed. */
  publishHook: HookSettings | undefined;
}

/** Publishes entries as static files, and shows them: without a build that can render, it shows nothing. */
export const publishingFeature: Feature<Settings> = {
  name: "publishing",
  data: publishingData,
  async create({ settings, store, log, now }) {
    const site = readSiteBuild(settings.buildDir);
    if (!site) return {};
    const ahead = openRenderedAhead(site.buildDir);
    const live = createLiveFiles(store.read, site.build, {
      others: createKeptAssets(store.read, site),
      first: ahead?.pagesWith(404),
      lazy: store.engine === "sqlite",
      onShown: async () => {
        takeFacts(await readLiveFacts(store.read));
        takeWords(await readLiveWords(store.read));
      },
    });
    const renderer = createRenderers(site.buildDir);
    const holder = randomUUID();
    const publisher = createPublisher({ store, renderer, site, holder, now });
    const { seedsDir, loopback: withSamples } = settings;
    const prepare = async () => {
      await keepAssets(store, site, now());
      if (seedsDir === undefined) return undefined;
      return takeOverScreens({ store, site, publisher, holder, seedsDir, withSamples, now, log });
    };
    const worker = createPublishWorker({ store, publisher, live, prepare, holder, now, log });
    const offers = createOfferWatch({ store, publisher, live, holder, now, log });
    const { publishHook: hook } = settings;
    const webHook = hook && createWebHook({ store, site, hook, now, log });
    await live.follow();
    if (seedsDir !== undefined) {
      // What the build has rendered ahead is taken over: it went live when it was rendered.
      const at = ahead?.at ?? now();
      await beginWithSeeds({ store, site, seedsDir, withSamples, now: () => at, log });
    }
    await worker.begin();
    async function ask(kind: JobKind, changes: readonly LiveChange[], asked: Asked) {
      const id = await queueJob(store, kind, changes, now(), asked);
      void worker.look();
      return id;
    }
    /** Who is told that a release is there sees it here: another process may have made it a moment ago. */
    async function job(id: string) {
      const asked = await readJob(store, id);
      if ((asked?.outcome?.release ?? 0) > live.release()) await live.follow();
      return asked;
    }
    let hangUp: (() => Promise<void>) | undefined;
    return {
      pages: live,
      whyNotReady: worker.whyNotReady,
      port: {
        ...{ release: live.release, wake: () => void worker.look(), paths: site.paths },
        ...{ lookBeside: () => void offers.look(), prepare: renderer.prepare },
        draw: async (page) => htmlOf(await renderer.render({ ...page, status: 200 })),
        publish: (changes, by) => ask("publish", changes, { by }),
        undo: (by, undoes) => ask("undo", [], { by, undoes }),
        job,
      },
      start() {
        worker.start();
        offers.start();
        webHook?.start();
        if (settings.databaseUrl)
          hangUp = listenForNews(settings.databaseUrl, () => void worker.look(), log);
      },
      async stop() {
        const stopped = [worker.stop(), offers.stop(), webHook?.stop(), hangUp?.()];
        // Pages may take longer than a stop: their job waits for the next start.
        renderer.stop();
        await Promise.all(stopped);
      },
      async tidy() {
        await keepAssets(store, site, now());
        await forgetAssets(store, now());
        await sweepFiles(store, site.build, now());
        const stale = await publisher.findStale();
        if (stale.length > 0)
          log.error(
            { stale: stale.slice(0, 20) },
            "addresses show something else than what is live",
          );
      },
    };
  },
};
