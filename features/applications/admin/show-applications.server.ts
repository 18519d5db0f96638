import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { audit, auditLook } from "#platform/audit/keep-record.server.ts";
import { mailsAbout, markUndelivered } from "#platform/outbox/page-mails.server.ts";
import { showDelivered } from "#platform/outbox/show-mail.server.ts";
import { newestBelow } from "#platform/paging/newest-below.server.ts";
import { type PagePlace, pageOf } from "#platform/paging/page-place.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import type { Store } from "#platform/store/store.server.ts";
import { type Application, applicationLifetime } from "../application-tables.server.ts";
import { eraseApplication } from "../erase-applications.server.ts";
import { fileKinds } from "../file-kinds.ts";

interface Parts {
  store: Store;
  now: () => number;
  /** Where the company's mails go. */
  company: string;
}

const placeOf = ({ created_at, id }: Application) => ({ at: created_at, id });

/** The applications, for people in the back office; who looked at what is written into the log. */
export function createApplicationList(parts: Parts) {
  const { store, now, company } = parts;

  const find = (id: string): Promise<Application | undefined> =>
    store.read.selectFrom("job_application").selectAll().where("id", "=", id).executeTakeFirst();

  /** Undefined where there is none any more. */
  async function look(
    by: Administrator,
    id: string,
    action: "application.view" | "application.file",
  ) {
    const application = await find(id);
    if (application)
      await auditLook(parts, by, { action, subjectId: id, subject: application.reference });
    return application;
  }

  return {
    async list(
      by: Administrator,
      { after, limit }: { after?: PagePlace | undefined; limit: number },
    ) {
      const rows = await newestBelow(
        store.longReads.selectFrom("job_application").selectAll(),
        after,
        limit + 1,
      ).execute();
      const { items, next } = pageOf(rows, limit, placeOf);
      await auditLook(parts, by, { action: "applications.list" });
      return { items: await markUndelivered(store.longReads, items.map(show)), next };
    },

    async one(by: Administrator, id: string) {
      const application = await look(by, id, "application.view");
      if (!application) return undefined;
      const mails = await mailsAbout(store.read, id);
      const { phone, message, file_name: name, file_type, file_size: bytes } = application;
      const file = { name, kind: fileKinds[file_type], bytes };
      return {
        application: { ...show(application), phone, message, file },
        mails: mails.map((mail) => showDelivered(mail, company)),
      };
    },

    /** Its file under a name of ours: what the sender called it could be anything. */
    async file(by: Administrator, id: string) {
      const application = await look(by, id, "application.file");
      const row =
        application &&
        (await store.longReads
          .selectFrom("job_application_file")
          .select("bytes")
          .where("application_id", "=", id)
          .executeTakeFirst());
      if (!application || !row) return undefined;
      const name = `${application.reference}.${fileKinds[application.file_type]}`;
      return { name, bytes: row.bytes };
    },

    async remove(by: Administrator, id: string): Promise<boolean> {
      const application = await find(id);
      if (!application) return false;
      return store.write(async (trx) => {
        const subject = { subjectId: id, subject: application.reference };
        await audit(trx, by, { action: "application.delete", ...subject }, now());
        return eraseApplication(trx, id);
      });
    },
  };
}

const show = ({
  id,
  reference,
  position,
  name,
  email,
  language,
  spam,
  created_at,
}: Application) => ({
  ...{ id, reference, position, name, email, language },
  isSpam: spam === 1,
  createdAt: iso(created_at),
  erasedAt: iso(created_at + applicationLifetime),
});
