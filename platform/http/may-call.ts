import { holdsOneOf, type RoleHolder } from "#platform/session/roles.ts";
import type { Caller } from "./call.ts";

/** Whether somebody who is signed in may call what is for such a caller. */
export function mayCall(person: RoleHolder, caller: Caller): boolean {
  if (caller === "anyone" || caller === "signed-in") return true;
  return holdsOneOf(person, caller === "Admin" ? [] : caller);
}
