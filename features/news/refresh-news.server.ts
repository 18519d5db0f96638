import { setTimeout as pause } from "node:timers/promises";
import type { ReadyAnswer } from "#platform/http/ready-answer.server.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import type { Store } from "#platform/store/store.server.ts";
import type { NewsEditor } from "./describe-item.server.ts";
import { fetchPictureOf, itemsWithoutPicture, withPicturesThere } from "./fill-pictures.server.ts";
import { createNewsCopies, type NewsCopies } from "./news-copies.server.ts";
import type { NewsPictures } from "./news-pictures.server.ts";
import { createNewsReports, type NewsLog } from "./news-reports.server.ts";
import { type NewsCopy, readNewsCopy, writeNewsCopy, writePictures } from "./news-store.server.ts";
import type { NewsItemRow } from "./news-tables.server.ts";
import { createNewsReader } from "./read-news.server.ts";
import { type FeedAccess, refreshFeed } from "./refresh-feed.server.ts";

/** Between two looks at a feed, ms; a tenth more or less, so that nobody is asked by the clock. */
const refreshPause = 15 * 60 * 1000;

export interface NewsService {
  /** Reads the last copy, so that it can be answered. */
  load(): Promise<void>;
  /** Begins to refresh, at once and then every 15 minutes. */
  start(): void;
  /** Gives up what is on its way. */
  stop(): Promise<void>;
  /** @param limit a whole number from 1 to 50 */
  answer(language: LanguageCode, limit: number): ReadyAnswer;
  readPicture(file: string): Promise<Buffer | undefined>;
  /** Looks at a language's feed now, and fetches the pictures that are missing. */
  refresh(language: LanguageCode): Promise<void>;
  /** A language's feed and items as they are now; `address` null: switched off. */
  copyOf(language: LanguageCode): NewsCopy & { address: string | null };
  /** For hiding and pinning an item. */
  curate: NewsCopies["curate"];
}

interface NewsOptions {
  store: Store;
  access: FeedAccess;
  pictures: NewsPictures;
  editor: NewsEditor;
  log: NewsLog;
  now?: () => number;
}

/** The news: reads the feeds, keeps the last good copy, answers from memory. */
export function createNewsService(options: NewsOptions): NewsService {
  const { store, access, pictures, editor, log, now = Date.now } = options;
  const reports = createNewsReports(log);
  const copies = createNewsCopies((language) => reader.forget(language));
  const reader = createNewsReader(copies.of, editor, now);
  /** Languages whose items in memory are newer than those in the store. */
  const unsaved = new Set<LanguageCode>();
  const stopping = new AbortController();
  const active = languageCodes.filter((language) => access.feeds[language] !== null);
  let loops: Promise<void>[] = [];

  /** The copy in memory is as good; a store that fails is told once. */
  async function tryStore(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      reports.keepingWorks();
      return true;
    } catch (error) {
      reports.keepingFailed(error);
      return false;
    }
  }

  async function refresh(language: LanguageCode): Promise<void> {
    const address = access.feeds[language];
    if (address === null) return;
    const before = copies.of(language);
    const reading = { ...access, signal: stopping.signal };
    const copy = await refreshFeed(language, address, before, reading, now);
    if (stopping.signal.aborted) return;
    if (copy.feed.error === null) reports.feedWorks(language);
    else reports.feedFailed(language, copy.feed.error);
    copies.keep(language, copy);
    if (copy.items !== before.items) unsaved.add(language);
    const items = unsaved.has(language) ? copy.items : undefined;
    if (await tryStore(() => store.write((trx) => writeNewsCopy(trx, copy.feed, items))))
      unsaved.delete(language);
    await fillPictures(language);
  }

  /** Each picture is shown as soon as it is there, and all are written down together. */
  async function fillPictures(language: LanguageCode): Promise<void> {
    const done: NewsItemRow[] = [];
    for (const item of itemsWithoutPicture(copies.of(language).items, now())) {
      const filled = await fetchPictureOf(item, pictures, now());
      if (stopping.signal.aborted) break;
      done.push(filled);
      copies.replaceItem(language, item, filled);
    }
    if (done.length === 0) return;
    await tryStore(() => store.write((trx) => writePictures(trx, done)));
    await pictures.prune(copies.picturesInUse()).catch(reports.keepingFailed);
  }

  async function run(language: LanguageCode): Promise<void> {
    while (!stopping.signal.aborted) {
      await refresh(language).catch(reports.keepingFailed);
      const length = refreshPause * (0.9 + Math.random() * 0.2);
      await pause(length, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  return {
    async load() {
      const files = await pictures.list();
      for (const language of active) {
        await tryStore(async () => {
          const copy = await readNewsCopy(store.read, language);
          copies.keep(language, { ...copy, items: withPicturesThere(copy.items, files) });
        });
      }
    },
    start() {
      loops = active.map(run);
    },
    async stop() {
      stopping.abort();
      pictures.stop();
      await Promise.all(loops);
    },
    answer: reader.answer,
    readPicture: pictures.read,
    refresh,
    copyOf: (language) => ({ ...copies.of(language), address: access.feeds[language] }),
    curate: copies.curate,
  };
}
