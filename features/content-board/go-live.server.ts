import { readLiveOfKind } from "#features/pages/live-pages.server.ts";
import { readVersions, versionKey } from "#features/pages/stored-entries.server.ts";
import { wordsSaid } from "#features/pages/words/check-words.server.ts";
import type { GoLiveCheck } from "#platform/go-live/go-live-check.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Db } from "#platform/store/store.server.ts";
import type { ContentEntry } from "./calls.ts";
import type { RowFilter } from "./entry-states.ts";
import { readContent } from "./read-content.server.ts";
import { stillMissed, titlesIn } from "./read-releases.server.ts";

/** Nothing invented is shown to the public. Where the site is tried out, samples are shown, and do no harm. */
const samplesCheck: GoLiveCheck<{ loopback: boolean }> = {
  name: "samples",
  where: "/admin/content?state=sample",
  async look({ settings: { loopback }, store, shown }) {
    const samples = await entriesThat(store.longReads, "sample", shown);
    const names = samples.filter(isLive).map(({ title }) => title);
    if (names.length === 0) return { grade: "green" };
    return { grade: loopback ? "amber" : "red", names };
  },
};

/** No translation that the public reads is behind the Turkish text. */
const staleCheck: GoLiveCheck = {
  name: "stale",
  where: "/admin/translations?state=stale",
  async look({ store, shown }) {
    const stale = (await entriesThat(store.longReads, "stale", shown)).filter(isLive);
    return {
      grade: stale.length > 0 ? "amber" : "green",
      names: stale.map(({ title }) => title),
    };
  },
};

/** What was to go live by itself did. */
const scheduleCheck: GoLiveCheck = {
  name: "schedule",
  where: "/admin/releases",
  async look({ store, now, shown }) {
    const jobs = await stillMissed(store.longReads);
    const titles = await titlesIn(store.longReads, jobs, shown);
    const missed = jobs.flatMap(({ changes }) =>
      changes.map(({ entry }) => titles.get(entry) ?? entry),
    );
    const late = (await entriesThat(store.longReads, "scheduled", shown)).filter(
      ({ scheduled }) => scheduled !== null && Date.parse(scheduled) < now - tolerated,
    );
    const names = [...new Set([...missed, ...late.map(({ title }) => title)])];
    return { grade: names.length > 0 ? "red" : "green", names };
  },
};

/** How late a scheduled publication may be, ms. */
const tolerated = 5 * 60 * 1000;

/** What the company says otherwise is said: an upgrade may have dropped a word, or put other values into it. */
const wordsCheck: GoLiveCheck = {
  name: "words",
  where: "/admin/around",
  async look({ store }) {
    const live = await readLiveOfKind(store.longReads, "words");
    const documents = await readVersions(store.longReads, live);
    const names = live.flatMap((row) => {
      const values = documents.get(versionKey(row))?.values ?? {};
      return wordsSaid(row.entry, values, row.language)
        .filter(({ word, wrong }) => !word || wrong)
        .map(({ item, text }) => `${item} (${row.language}): ${text}`);
    });
    return { grade: names.length > 0 ? "amber" : "green", names };
  },
};

export const contentChecks = [samplesCheck, staleCheck, scheduleCheck, wordsCheck];

const entriesThat = async (db: Db, state: RowFilter, shown: LanguageCode) =>
  (await readContent(db, { state }, shown)).items;

const isLive = ({ languages }: ContentEntry) =>
  languages.some(({ state }) => state === "live" || state === "changed");
