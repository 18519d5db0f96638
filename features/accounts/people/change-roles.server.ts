import { audit } from "#platform/audit/keep-record.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import { operator } from "../administrators.server.ts";
import { findUserByEmail } from "../users.server.ts";
import { type Access, namesOf, setAccess } from "./set-access.server.ts";

/**
 * What the operator's command does: false where nobody has the address. `now` in milliseconds.
 * @throws Problem `last_administrator`
 */
export function changeRoles(
  store: Store,
  email: string,
  access: Access,
  now: number,
): Promise<boolean> {
  return store.write(async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (!user) return false;
    const before = await setAccess(trx, user, access, now);
    const details = { from: namesOf(before), to: namesOf(access) };
    const subject = { subjectId: user.id, subject: user.email };
    await audit(trx, operator, { action: "people.roles", ...subject, details }, now);
    return true;
  });
}
