import type { Subscriber } from "#features/newsletter/newsletter-tables.server.ts";
import { type CaptureState, pageCaptures } from "#features/newsletter/page-captures.server.ts";
import { type CsvColumn, type CsvFormat, createCsv } from "#platform/admin/write-csv.server.ts";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import { auditLook } from "#platform/audit/keep-record.server.ts";
import { type PagePlace, pageOf } from "#platform/paging/page-place.ts";
import { iso, isoOrNull } from "#platform/rules/iso-instant.ts";
import type { BackOfficeParts } from "./back-office-parts.ts";

/** What the list shows: all states but spam where none is named; `q` is a part of the address. */
export interface CaptureFilter {
  state?: CaptureState;
  q?: string;
}

const exportBatch = 500;
const placeOf = ({ created_at, id }: Subscriber) => ({ at: created_at, id });

/** The captured addresses with the proof of their consent. */
export function createEmailList(parts: BackOfficeParts) {
  const db = parts.store.longReads;

  return {
    async list(
      by: Administrator,
      filter: CaptureFilter,
      after: PagePlace | undefined,
      limit: number,
    ) {
      const rows = await pageCaptures(db, { ...filter, after }, limit + 1);
      const { items, next } = pageOf(rows, limit, placeOf);
      const details = { state: filter.state, search: filter.q, addresses: items.length };
      await auditLook(parts, by, { action: "emails.list", details });
      return { items: items.map(show), next };
    },

    async *exportCsv(
      by: Administrator,
      filter: CaptureFilter,
      format: CsvFormat,
    ): AsyncGenerator<string> {
      const details = { state: filter.state, search: filter.q };
      await auditLook(parts, by, { action: "emails.export", details });
      const csv = createCsv(columns, format);
      yield csv.heading;
      for (let after: PagePlace | undefined; ; ) {
        const rows = await pageCaptures(db, { ...filter, after }, exportBatch);
        yield csv.lines(rows);
        const last = rows.at(-1);
        if (rows.length < exportBatch || !last) return;
        after = placeOf(last);
      }
    },
  };
}

const columns: CsvColumn<Subscriber>[] = [
  { name: "Email", value: ({ email }) => email },
  { name: "Language", value: ({ language }) => language },
  { name: "State", value: ({ state }) => state },
  { name: "Wording", value: ({ wording }) => wording },
  { name: "Captured", kind: "instant", value: ({ created_at }) => created_at },
  { name: "Confirmed", kind: "instant", value: ({ confirmed_at }) => confirmed_at },
  { name: "Unsubscribed", kind: "instant", value: ({ unsubscribed_at }) => unsubscribed_at },
];

function show(capture: Subscriber) {
  const { id, email, language, state, wording } = capture;
  return {
    id,
    email,
    language,
    state,
    wording,
    createdAt: iso(capture.created_at),
    confirmedAt: isoOrNull(capture.confirmed_at),
    unsubscribedAt: isoOrNull(capture.unsubscribed_at),
  };
}
