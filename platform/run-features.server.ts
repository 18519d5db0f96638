import type {
  Feature,
  FindReady,
  Identity,
  Platform,
  Ports,
  RunningFeature,
} from "./feature.server.ts";
import type { FindFill } from "./http/fill-page.server.ts";
import type { ServedCall } from "./http/serve-calls.server.ts";
import type { StaticSite } from "./http/static-site.server.ts";
import { languages } from "./language/languages.ts";
import { localizedPath } from "./language/localized-path.ts";
import { fillThanks } from "./submissions/thanks-page.server.ts";

export interface RunningFeatures {
  calls: readonly ServedCall[];
  ports: Partial<Ports>;
  identity: Identity;
  findReady: FindReady;
  fillPage: FindFill;
  pages: StaticSite;
  whyNotReady(): string | undefined;
  start(url: string): void;
  stop(): Promise<void>;
  tidy(): Promise<void>;
}

/** Sets features to work, one after the other: each finds the ports of those before it. */
export async function runFeatures<Settings>(
  features: readonly Feature<Settings>[],
  platform: Omit<Platform<Settings>, "ports" | "identity">,
): Promise<RunningFeatures> {
  const running: RunningFeature[] = [];
  const ports: Record<string, unknown> = {};
  const known = () => running.find(({ identity }) => identity)?.identity;
  const identity: Identity = {
    recognize: async (c) => known()?.recognize(c),
    endSession: async (by) => known()?.endSession(by),
  };
  for (const { name, create } of features) {
    const feature = await create({ ...platform, ports, identity });
    running.push(feature);
    if (feature.port) ports[name] = feature.port;
  }
  const finders = running.flatMap(({ findReady }) => (findReady ? [findReady] : []));
  const shown = running.flatMap(({ pages }) => (pages ? [pages] : []));
  const fills = fillsByAddress(running);
  const byQuery = [
    fillThanks,
    ...running.flatMap(({ fillByQuery }) => (fillByQuery ? [fillByQuery] : [])),
  ];
  return {
    calls: running.flatMap(({ calls = [] }) => calls),
    ports,
    identity,
    findReady(path, query, address) {
      return firstOf(finders, (find) => find(path, query, address));
    },
    fillPage: (path, query) =>
      firstOf(fills.get(path) ?? [], ({ find }) => find(path, query)) ??
      firstOf(query === "" ? [] : byQuery, (find) => find(path, query)),
    pages: {
      find: (pathname) => firstOf(shown, (site) => site.find(pathname)),
      readPage: async (pathname) => shown.find((site) => site.find(pathname))?.readPage(pathname),
      redirectOf: (pathname) => firstOf(shown, (site) => site.redirectOf?.(pathname)),
    },
    whyNotReady: () => firstOf(running, (feature) => feature.whyNotReady?.()),
    start: (url) => {
      for (const feature of running) feature.start?.(url);
    },
    stop: async () => {
      await Promise.all(running.map((feature) => feature.stop?.()));
    },
    tidy: async () => {
      await Promise.all(running.map((feature) => feature.tidy?.()));
    },
  };
}

/** Who puts something into which page, in every language: nearly every request looks, and nearly none finds. */
function fillsByAddress(running: readonly RunningFeature[]) {
  const all = running
    .flatMap(({ fills = {} }) => Object.entries(fills))
    .flatMap(([bare, find]) =>
      languages.map(({ code }) => ({ address: localizedPath(bare, code), find })),
    );
  return Map.groupBy(all, ({ address }) => address);
}

/** What the first of them answers that answers anything. */
function firstOf<Asked, Found>(
  list: readonly Asked[],
  ask: (one: Asked) => Found | undefined,
): Found | undefined {
  for (const one of list) {
    const found = ask(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
