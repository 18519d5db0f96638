import type { Administrator } from "#platform/audit/audit-log.server.ts";
import type { Feature } from "#platform/feature.server.ts";
import type { AuditedAs } from "#platform/http/call.ts";
import type { RequestContext } from "#platform/http/context.server.ts";
import { isLocalRequest } from "#platform/http/is-local-request.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { sessionTokenOf } from "#platform/http/session-cookies.server.ts";
import type { Role } from "#platform/session/roles.ts";
import {
  firstAdministratorEmail,
  listColleagues,
  makeFirstAdministrator,
  type NewColleague,
} from "./administrators.server.ts";
import { membersHandlers } from "./answer-members.server.ts";
import { strangersHandlers } from "./answer-strangers.server.ts";
import { authData } from "./auth-tables.server.ts";
import { accountCalls } from "./calls.ts";
import { createAccounts } from "./create-accounts.server.ts";
import { administratorCheck } from "./go-live.server.ts";
import { accountMailKinds } from "./mails/mail-kinds.ts";
import { sampleAccountMails } from "./mails/sample-mails.server.ts";
import { peopleHandlers } from "./people/answer-people.server.ts";
import { peopleCalls } from "./people/calls.ts";

declare module "#platform/feature.server.ts" {
  interface Ports {
    accounts: {
      /** On an empty database of a public site; undefined on every later start. */
      makeFirstAdministrator(): Promise<NewColleague | undefined>;
      /** Administrators, and whoever holds one of these roles. */
      colleagues(roles: readonly Role[]): Promise<Administrator[]>;
    };
  }
}

declare module "#platform/audit/audit-log.server.ts" {
  interface AuditActions {
    people: AuditedAs<typeof peopleCalls>;
  }
}

interface Settings {
  origin: string;
  /** SITE_ORIGIN is this very machine. */
  loopback: boolean;
  mailTo: string | undefined;
}

/** Who somebody is: accounts, and the sessions of those who are signed in. */
export const accountsFeature: Feature<Settings> = {
  name: "accounts",
  calls: { ...accountCalls, ...peopleCalls },
  data: authData,
  mailKinds: accountMailKinds,
  sampleMails: sampleAccountMails,
  goLive: [administratorCheck],
  create(platform) {
    const { settings, store, now } = platform;
    const { origin, loopback, mailTo } = settings;
    const mayUseDemo = (c: RequestContext) => loopback && isLocalRequest(c);
    const accounts = createAccounts({ ...platform, origin }, platform.ports.newsletter);
    const parts = { ...platform, accounts, mayUseDemo };
    return {
      calls: [
        ...serveCalls(accountCalls, { ...strangersHandlers(parts), ...membersHandlers(parts) }),
        ...serveCalls(peopleCalls, peopleHandlers({ ...platform, origin })),
      ],
      identity: {
        async recognize(c) {
          const token = sessionTokenOf(c);
          return token === "" ? undefined : accounts.recognize(token, mayUseDemo(c));
        },
        endSession: accounts.own.endSession,
      },
      port: {
        makeFirstAdministrator() {
          const email = firstAdministratorEmail(mailTo, origin);
          return makeFirstAdministrator(store, { loopback, email }, now());
        },
        colleagues: (roles) => listColleagues(store.longReads, roles),
      },
      tidy: accounts.forgetExpired,
    };
  },
};
