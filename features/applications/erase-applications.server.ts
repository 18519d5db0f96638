import { removeMailsAbout } from "#platform/outbox/remove-mails.server.ts";
import type { Store, Trx } from "#platform/store/store.server.ts";
import { applicationLifetime } from "./application-tables.server.ts";

/** An application with its file and its mails. Tells whether there was one. */
export async function eraseApplication(trx: Trx, id: string): Promise<boolean> {
  await removeMailsAbout(trx, id);
  await trx.deleteFrom("job_application_file").where("application_id", "=", id).execute();
  const { numDeletedRows } = await trx
    .deleteFrom("job_application")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** One at a time, so that nobody who applies meanwhile waits for all of them. */
export async function eraseOldApplications(store: Store, now: number): Promise<void> {
  const old = await store.read
    .selectFrom("job_application")
    .select("id")
    .where("created_at", "<=", now - applicationLifetime)
    .execute();
  for (const { id } of old) await store.write((trx) => eraseApplication(trx, id));
}
