import type { GoLiveCheck } from "#platform/go-live/go-live-check.ts";
import { readSelfTestState } from "./record-self-test.server.ts";

const twoDays = 48 * 60 * 60 * 1000;

/** A message went all the way from the form to the mail server lately. */
export const selfTestCheck: GoLiveCheck = {
  name: "selfTest",
  async look({ store, now }) {
    const state = await readSelfTestState(store.read);
    if (state?.failed) return { grade: "red" };
    const isFresh = state?.passedAt !== undefined && state.passedAt > now - twoDays;
    return { grade: isFresh ? "green" : "amber" };
  },
};
