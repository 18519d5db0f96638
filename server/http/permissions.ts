import type { Call, CallName, Calls } from "#platform/http/call.ts";
import { addressesOf } from "#platform/http/serve-calls.server.ts";
import { features } from "../features.ts";
import { ownCalls } from "../own-calls.ts";

/** `signed-in`: whoever shows the token of a session that stands; `Admin`: who has that role, too. */
export type Caller = "anyone" | "signed-in" | "Admin";

export interface Permission {
  /** HEAD is GET. */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  caller: Caller;
  /** Also with a one-time password, before a password of one's own was chosen. */
  beforeOwnPassword?: true;
}

interface NamedCall {
  name: CallName;
  call: Call;
}

/**
 * Who may call what: the one table, read from the calls. What is not in it, nobody may call (check-permission.ts),
 * and a test walks every address and misses its row here.
 */
export const permissionsFor = (calls: readonly NamedCall[]): readonly Permission[] =>
  calls.flatMap(rowsOf);

const rowsOf = ({ name, call }: NamedCall): Permission[] =>
  addressesOf(name, call).map((address) => ({
    ...address,
    caller: call.caller,
    beforeOwnPassword: call.beforeOwnPassword,
  }));

/** The table of the site as it is. */
export const permissions = permissionsFor(
  [{ calls: ownCalls as Calls }, ...features].flatMap(({ calls }) =>
    Object.entries(calls).map(([name, call]) => ({ name: name as CallName, call })),
  ),
);
