import type { Administrator, AuditEntry } from "#platform/audit/audit-log.server.ts";
import { administratorOf, audit, auditLook } from "#platform/audit/keep-record.server.ts";
import { found, Problem } from "#platform/http/problem.server.ts";
import type { Handlers } from "#platform/http/serve-calls.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import type { AccountParts } from "../account-parts.server.ts";
import type { User } from "../auth-tables.server.ts";
import { isDemoUser } from "../demo-account.server.ts";
import { endSessions } from "../user-sessions.server.ts";
import { changeUser, findUser, makeBrowserKey } from "../users.server.ts";
import type { peopleCalls } from "./calls.ts";
import { inviteColleague } from "./invite-colleague.server.ts";
import { listPeople } from "./list-people.server.ts";
import { namesOf, setAccess } from "./set-access.server.ts";

/** What administrators ask about colleagues, and change; all of it is written into the log. */
export function peopleHandlers(parts: AccountParts): Handlers<typeof peopleCalls> {
  const { store, now } = parts;

  /** In one transaction with its record. @throws Problem `not_found`, or `not_allowed` for the demo account */
  function change(
    by: Administrator,
    id: string,
    action: "people.roles" | "people.sessions",
    work: (trx: Trx, user: User) => Promise<AuditEntry["details"]>,
  ): Promise<void> {
    return store.write(async (trx) => {
      const user = found(await findUser(trx, id));
      if (isDemoUser(user)) throw new Problem("not_allowed");
      const details = await work(trx, user);
      await audit(trx, by, { action, subjectId: id, subject: user.email, details }, now());
    });
  }

  return {
    "GET /api/admin/people": async ({ by }) => {
      await auditLook(parts, administratorOf(by), { action: "people.list" });
      return { people: await listPeople(store.longReads, by.user.id, now()) };
    },

    "POST /api/admin/people/invite": async ({ by, body }) => ({
      isInvited: await inviteColleague(body, administratorOf(by), parts),
    }),

    "POST /api/admin/people/roles": async ({ by, body: { id, ...access } }) => {
      await change(administratorOf(by), id, "people.roles", async (trx, user) => {
        const before = await setAccess(trx, user, access, now());
        return { from: namesOf(before), to: namesOf(access) };
      });
      return {};
    },

    "POST /api/admin/people/sessions": async ({ by, body: { id } }) => {
      await change(administratorOf(by), id, "people.sessions", async (trx) => {
        await endSessions(trx, id, id === by.user.id ? by.sessionId : undefined);
        // Whoever has the device has what its browser keeps.
        await changeUser(trx, id, { browser_key: makeBrowserKey() });
        return undefined;
      });
      return {};
    },
  };
}
