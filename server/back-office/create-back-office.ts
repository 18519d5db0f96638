import { readAudit } from "#platform/audit/audit-log.server.ts";
import { type PagePlace, pageOf } from "#platform/paging/page-place.server.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import { listAdministrators } from "./administrators.ts";
import type { BackOfficeParts } from "./back-office-parts.ts";
import { createEmailList } from "./email-list.ts";
import { createInbox } from "./inbox.ts";
import { createMailbox } from "./mailbox.ts";
import { createOneMessage } from "./one-message.ts";
import { createOverview } from "./overview.ts";
import { readDetails } from "./read-details.ts";

/** Everything that administrators can do. Who may is decided before (http/permissions.ts). */
export function createBackOffice(parts: BackOfficeParts) {
  const { store } = parts;
  return {
    inbox: createInbox(parts),
    message: createOneMessage(parts),
    mailbox: createMailbox(parts),
    emails: createEmailList(parts),
    overview: createOverview(parts),
    administrators: () => listAdministrators(store.read),

    /** Who looked at and did what, the newest first. */
    async audit(after: PagePlace | undefined, limit: number) {
      const rows = await readAudit(store.longReads, after, limit + 1);
      const { items, next } = pageOf(rows, limit, ({ at, id }) => ({ at, id }));
      return {
        items: items.map(({ at, by_name, action, subject, details }) => ({
          at: iso(at),
          by: by_name,
          action,
          subject: subject || null,
          details: readDetails(details),
        })),
        next,
      };
    },
  };
}
