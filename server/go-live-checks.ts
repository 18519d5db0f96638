import { entryAddress } from "#features/editor/entry-address.ts";
import { sampleFacts } from "#features/legal/sample-facts.ts";
import { readLiveSites } from "#features/pages/site/read-shells.server.ts";
import { companies } from "#features/sections/pictures/client-companies.ts";
import type { GoLiveCheck } from "#platform/go-live/go-live-check.ts";
import { findOtherSites } from "#platform/store/other-sites.server.ts";
import { lastBackupAt } from "./backup-age.ts";
import type { Settings } from "./env.ts";

const week = 7 * 24 * 60 * 60 * 1000;

/** What is about the site as a whole, and no feature's own. */
export const siteChecks: readonly GoLiveCheck<Settings>[] = [
  {
    name: "origin",
    look({ settings: { loopback, https } }) {
      const names = ["SITE_ORIGIN"];
      if (loopback) return { grade: "red", names };
      return https ? { grade: "green" } : { grade: "red", names };
    },
  },
  {
    // This server speaks no TLS itself: on HTTPS somebody stands in front of it.
    name: "proxy",
    look({ settings: { https, trustProxy } }) {
      const names = ["TRUST_PROXY"];
      if (https && trustProxy.length === 0) return { grade: "red", names };
      const isAnybody = trustProxy.some((range) => range.endsWith("/0"));
      return isAnybody ? { grade: "amber", names } : { grade: "green" };
    },
  },
  {
    // What nothing reads stops no start: another program may read it.
    name: "settings",
    look: ({ settings: { misspelt } }) => ({
      grade: misspelt.length > 0 ? "amber" : "green",
      names: misspelt,
    }),
  },
  {
    name: "database",
    async look({ settings: { origin }, store }) {
      const names = await findOtherSites(store, origin);
      return { grade: names.length > 0 ? "red" : "green", names };
    },
  },
  {
    name: "company",
    where: entryAddress("site-facts"),
    async look({ store }) {
      const sites = Object.values(await readLiveSites(store.read));
      const names = [...new Set(sites.flatMap((site) => sampleFacts(site).written))];
      return { grade: names.length > 0 ? "red" : "green", names };
    },
  },
  {
    // Nobody can write these in the back office.
    name: "companyFile",
    async look({ store }) {
      const sites = Object.values(await readLiveSites(store.read));
      const names = [...new Set(sites.flatMap((site) => sampleFacts(site).ofFile))];
      return { grade: names.length > 0 ? "red" : "green", names };
    },
  },
  {
    name: "logos",
    // The drawn logos are those of invented companies; a company's own are pictures of its own.
    where: entryAddress("site-facts"),
    async look({ store }) {
      const sites = Object.values(await readLiveSites(store.read));
      const shown = sites.flatMap(({ clientLogos: { hero, contact } }) => [...hero, ...contact]);
      const drawn = shown.flatMap((logo) => (typeof logo === "string" ? [logo] : []));
      const names = [...new Set(drawn.map((logo) => companies[logo]?.name ?? logo))].sort();
      return { grade: names.length > 0 ? "red" : "green", names };
    },
  },
  {
    name: "backup",
    async look({ store, now }) {
      const at = await lastBackupAt(store.read);
      if (at === undefined) return { grade: "red" };
      return { grade: at < now - week ? "amber" : "green" };
    },
  },
];
