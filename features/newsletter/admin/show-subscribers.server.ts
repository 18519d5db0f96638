import { exportCsv } from "#platform/admin/export-csv.server.ts";
import type { CsvColumn, CsvFormat } from "#platform/admin/write-csv.server.ts";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { audit, auditLook } from "#platform/audit/keep-record.server.ts";
import type { Platform } from "#platform/feature.server.ts";
import { removeMailsAbout } from "#platform/outbox/remove-mails.server.ts";
import { type PagePlace, pageOf } from "#platform/paging/page-place.ts";
import { iso, isoOrNull } from "#platform/rules/iso-instant.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { pageSubscribers, type Shown, type SubscriberFilter } from "../list-subscribers.server.ts";

const placeOf = ({ created_at, id }: Shown) => ({ at: created_at, id });

type Parts = Pick<Platform<unknown>, "store" | "now">;

/** The subscribers with the proof of their consent, for people in the back office. */
export function createSubscriberList(parts: Parts) {
  const db = parts.store.longReads;

  return {
    async list(
      by: Administrator,
      filter: SubscriberFilter,
      { after, limit }: { after?: PagePlace | undefined; limit: number },
    ) {
      const rows = await pageSubscribers(db, { ...filter, after }, limit + 1);
      const { items, next } = pageOf(rows, limit, placeOf);
      const details = { state: filter.state, search: filter.q, addresses: items.length };
      await auditLook(parts, by, { action: "emails.list", details });
      return { items: items.map(show), next };
    },

    async *exportCsv(
      by: Administrator,
      filter: SubscriberFilter,
      format: CsvFormat,
    ): AsyncGenerator<string> {
      const details = { state: filter.state, search: filter.q };
      await auditLook(parts, by, { action: "emails.export", details });
      yield* exportCsv(columns, format, async (after, most) => {
        const rows = await pageSubscribers(db, { ...filter, after }, most);
        const last = rows.length < most ? undefined : rows.at(-1);
        return { rows, next: last && placeOf(last) };
      });
    },

    /** The log keeps that somebody did it, and whose reference it was: not the address. */
    erase: (by: Administrator, id: string): Promise<boolean> =>
      parts.store.write(async (trx) => {
        const subject = await eraseSubscriber(trx, id);
        if (subject === undefined) return false;
        await audit(trx, by, { action: "email.delete", subjectId: id, subject }, parts.now());
        return true;
      }),
  };
}

const columns: CsvColumn<Shown>[] = [
  { name: "Email", value: ({ email }) => email },
  { name: "Language", value: ({ language }) => language },
  { name: "State", value: ({ state }) => state },
  { name: "Wording", value: ({ wording }) => wording },
  { name: "Captured", kind: "instant", value: ({ created_at }) => created_at },
  { name: "Confirmed", kind: "instant", value: ({ confirmed_at }) => confirmed_at },
  { name: "Unsubscribed", kind: "instant", value: ({ unsubscribed_at }) => unsubscribed_at },
];

function show({ id, email, language, state, wording, ...instants }: Shown) {
  return {
    id,
    email,
    language,
    state,
    wording,
    createdAt: iso(instants.created_at),
    confirmedAt: isoOrNull(instants.confirmed_at),
    unsubscribedAt: isoOrNull(instants.unsubscribed_at),
  };
}

/**
 * An address with the proof of its consent and every mail about it: its links lead nowhere from then on, and nothing
 * keeps the address from being left anew. Gives its reference; undefined: there is none any more.
 */
async function eraseSubscriber(trx: Trx, id: string): Promise<string | undefined> {
  const erased = await trx
    .deleteFrom("email_capture")
    .where("id", "=", id)
    .returning("reference")
    .executeTakeFirst();
  if (erased) await removeMailsAbout(trx, id);
  return erased?.reference;
}
