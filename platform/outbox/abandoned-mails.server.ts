import type { Store } from "#platform/store/store.server.ts";

/**
 * Finds mails that a dead worker holds. A living one writes a new instant into its lease again and again; a lease that
 * stays the same for as long as it lasts, by a clock that nobody sets, is held by nobody. So neither a time of day that
 * jumps nor machines whose clocks differ make two workers send one mail.
 *
 * @param lease milliseconds
 */
export function createAbandonedMails({ read, write }: Store, lease: number) {
  /** Id → the lease as it was first seen, and when. */
  let seen = new Map<string, { until: number; since: number }>();

  async function findHeld() {
    try {
      return await read
        .selectFrom("mail")
        .select(["id", "lease_until"])
        .where("state", "=", "waiting")
        .where("lease_until", ">", 0)
        .execute();
    } catch (error) {
      // A living worker could not renew its leases either.
      seen = new Map();
      throw error;
    }
  }

  return {
    /** Lets go of what nobody holds; `own` are in the caller's hands. Answers how many mails were freed. */
    async free(own: readonly string[]): Promise<number> {
      const now = performance.now();
      const held = (await findHeld()).filter(({ id }) => !own.includes(id));
      seen = new Map(
        held.map(({ id, lease_until: until }) => {
          const before = seen.get(id);
          return [id, before?.until === until ? before : { until, since: now }];
        }),
      );
      const dead = [...seen].filter(([, { since }]) => now - since >= lease);
      for (const [id, { until }] of dead)
        await write((trx) =>
          trx
            .updateTable("mail")
            .set({ lease_until: 0 })
            .where("id", "=", id)
            .where("lease_until", "=", until)
            .execute(),
        );
      return dead.length;
    },
  };
}
