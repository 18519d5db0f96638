import type { CallOutcome } from "#platform/session/call-client.ts";

/**
 * What is said of a change that did not work (`admin.problem`): that nothing was changed only where the server said no.
 * `isOnce`: sent again it is the same, since it carries a key.
 */
export function whyNot(outcome: CallOutcome["outcome"], isOnce = false) {
  if (outcome !== "offline") return "notSaved";
  return isOnce ? "unknownOnce" : "unknown";
}
