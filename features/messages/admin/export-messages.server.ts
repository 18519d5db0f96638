import { type CsvColumn, type CsvFormat, createCsv } from "#platform/admin/write-csv.server.ts";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import type { PagePlace } from "#platform/paging/page-place.ts";
import type { Store } from "#platform/store/store.server.ts";
import type { Campaign } from "#platform/submissions/campaign.server.ts";
import type { MessageSearch } from "../find-by-index.server.ts";
import { findMessages } from "../find-messages.server.ts";
import type { MessageFilter } from "../message-filter.server.ts";
import { readMessages } from "../read-messages.server.ts";
import type { ContactMessage } from "../submit-contact.server.ts";

/** Messages read at a time. */
const batch = 500;

interface Exported {
  search: MessageSearch;
  filter: MessageFilter;
  people: readonly Administrator[];
  format: CsvFormat;
}

/** The messages that a filter shows as CSV, batch by batch. */
export async function* exportMessages(
  db: Store["longReads"],
  { search, filter, people, format }: Exported,
): AsyncGenerator<string> {
  const csv = createCsv(columnsWith(people), format);
  yield csv.heading;
  for (let after: PagePlace | undefined; ; ) {
    const found = await findMessages(db, search, filter, after, batch);
    const ids = found.messages.map(({ id }) => id);
    yield csv.lines(await readMessages(db, ids));
    if (!found.next) return;
    after = found.next;
  }
}

function columnsWith(people: readonly Administrator[]): CsvColumn<ContactMessage>[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return [
    { name: "Reference", value: ({ reference }) => reference },
    { name: "Received", kind: "instant", value: ({ created_at }) => created_at },
    { name: "Status", value: ({ status }) => status },
    { name: "Language", value: ({ language }) => language },
    { name: "Name", value: ({ name }) => name },
    { name: "Email", value: ({ email }) => email },
    { name: "Phone", kind: "phone", value: ({ phone }) => phone },
    { name: "Company", value: ({ company }) => company },
    { name: "Form", value: ({ source }) => source ?? "contact" },
    { name: "First page", value: ({ campaign }) => firstPageOf(campaign) },
    { name: "Message", value: ({ message }) => message },
    { name: "Assignee", value: ({ assignee_id }) => names.get(assignee_id ?? "") ?? null },
    { name: "First answer", kind: "instant", value: ({ first_answer_at }) => first_answer_at },
    { name: "Important", value: ({ important }) => (important === 1 ? "yes" : "no") },
  ];
}

/** Where the visitor came in. */
function firstPageOf(campaign: string | null): string | null {
  return campaign === null ? null : ((JSON.parse(campaign) as Campaign).firstPage ?? null);
}
