import { exportCsv } from "#platform/admin/export-csv.server.ts";
import type { CsvColumn, CsvFormat } from "#platform/admin/write-csv.server.ts";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import type { Store } from "#platform/store/store.server.ts";
import type { Campaign } from "#platform/submissions/campaign.server.ts";
import type { MessageSearch } from "../find-by-index.server.ts";
import { findMessages } from "../find-messages.server.ts";
import type { MessageFilter } from "../message-filter.server.ts";
import { readMessages } from "../read-messages.server.ts";
import type { ContactMessage } from "../submit-contact.server.ts";

interface Exported {
  search: MessageSearch;
  filter: MessageFilter;
  people: readonly Administrator[];
  format: CsvFormat;
}

/** The messages that a filter shows as CSV. */
export const exportMessages = (
  db: Store["longReads"],
  { search, filter, people, format }: Exported,
) =>
  exportCsv(columnsWith(people), format, async (after, most) => {
    const { messages, next } = await findMessages(db, search, filter, after, most);
    const ids = messages.map(({ id }) => id);
    return { rows: await readMessages(db, ids), next };
  });

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
