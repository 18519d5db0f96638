import { administratorOf } from "#platform/audit/keep-record.server.ts";
import type { Feature } from "#platform/feature.server.ts";
import type { AuditedAs } from "#platform/http/call.ts";
import { found, Problem } from "#platform/http/problem.server.ts";
import { pageHeaders } from "#platform/http/security-headers.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { mailPolicy } from "#platform/outbox/mail-policy.ts";
import { givenKey } from "#platform/submissions/given-key.server.ts";
import { mailboxCalls } from "./calls.ts";
import { mailCheck } from "./go-live.server.ts";
import { createMailbox } from "./show-mails.server.ts";

interface Settings {
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  mailTo: string | undefined;
}

declare module "#platform/audit/audit-log.server.ts" {
  interface AuditActions {
    mailbox: AuditedAs<typeof mailboxCalls>;
  }
}

/** Shows people in the back office what became of the site's mails; what sends them is platform/outbox. */
export const mailboxFeature: Feature<Settings> = {
  name: "mailbox",
  calls: mailboxCalls,
  goLive: [mailCheck],
  create(platform) {
    const mailbox = createMailbox(platform);
    return {
      calls: serveCalls(mailboxCalls, {
        "GET /api/admin/mails": ({ by, query: { state, after, limit } }) =>
          mailbox.list(administratorOf(by), { state, after }, limit),
        "GET /api/admin/mail": async ({ by, query: { id } }) =>
          found(await mailbox.show(administratorOf(by), id)),
        "GET /api/admin/mail/body": async ({ c, by, query: { id } }) =>
          c.html(found(await mailbox.body(administratorOf(by), id)), 200, {
            ...pageHeaders(c.get("visitor").secure, { scripts: [], styles: [] }),
            "content-security-policy": mailPolicy,
          }),
        "POST /api/admin/mail/resend": async ({ c, by, body }) => {
          const owner = by.user.id;
          const asked = { scope: "copy of a mail", owner, body: JSON.stringify(body) };
          const key = givenKey(c, platform.sign, asked);
          const outcome = await mailbox.resend(administratorOf(by), body, key);
          if (outcome === "missing") throw new Problem("not_found");
          if (outcome !== "done") throw new Problem("conflict");
          return {};
        },
      }),
    };
  },
};
