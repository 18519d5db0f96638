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
import { fillThanks } from "./submissions/thanks-page.server.ts";

export interface RunningFeatures {
  calls: readonly ServedCall[];
  ports: Partial<Ports>;
  identity: Identity;
  findReady: FindReady;
  fillPage: FindFill;
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
  const fillers = [fillThanks, ...running.flatMap(({ fillPage }) => (fillPage ? [fillPage] : []))];
  return {
    calls: running.flatMap(({ calls = [] }) => calls),
    ports,
    identity,
    findReady(path, query, address) {
      for (const find of finders) {
        const ready = find(path, query, address);
        if (ready) return ready;
      }
      return undefined;
    },
    fillPage(path, query) {
      if (query === "") return undefined;
      for (const find of fillers) {
        const fill = find(path, query);
        if (fill) return fill;
      }
      return undefined;
    },
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
