import type { CallName, Calls } from "#platform/http/call.ts";
import { addressesOf } from "#platform/http/serve-calls.server.ts";
import { features } from "#server/features.ts";
import { ownCalls } from "#server/own-calls.ts";

/** Each address of the API, and who may call it. */
export const everyCall = [{ calls: ownCalls as Calls }, ...features]
  .flatMap(({ calls = {} }) => Object.entries(calls))
  .flatMap(([name, call]) =>
    addressesOf(name as CallName, call).map((address) => ({ ...address, ...call })),
  );

export type EveryCall = (typeof everyCall)[number];
