import type { Feature } from "#platform/feature.server.ts";
import { selfTestCheck } from "./go-live.server.ts";
import { readSelfTestState, type SelfTestState } from "./record-self-test.server.ts";
import { type ScheduleSettings, scheduleSelfTest } from "./schedule-self-test.server.ts";
import { selfTestData } from "./self-test-tables.server.ts";

declare module "#platform/feature.server.ts" {
  interface Ports {
    "self-test": {
      /** How it stands; undefined before the first one, and where none is done. */
      state(): Promise<SelfTestState | undefined>;
      /** Does the day's test now, if it is due and no other process has it. */
      runIfDue(): Promise<void>;
    };
  }
}

/** Sends the site a message through its own form every day, and tells the operator when it does not arrive. */
export const selfTestFeature: Feature<ScheduleSettings> = {
  name: "self-test",
  data: selfTestData,
  goLive: [selfTestCheck],
  create(parts) {
    const { runIfDue, start, stop } = scheduleSelfTest(parts);
    const isOn = parts.settings.selfTestHour !== undefined;
    return {
      port: {
        runIfDue,
        state: async () => (isOn ? readSelfTestState(parts.store.read) : undefined),
      },
      start,
      stop,
    };
  },
};
