import { sql } from "kysely";
import type { Db } from "#platform/store/store.server.ts";
import type { MessageStatus } from "./message-status.ts";
import type { ContactMessage } from "./submit-contact.server.ts";

/** `message` is its beginning. What the site sent to itself stands in no list. */
export type ListedMessage = Omit<
  ContactMessage,
  "search_text" | "campaign" | "phone" | "spam" | "status"
> & { status: MessageStatus };

/** Characters of a message that a list shows. */
const excerptLength = 200;

/** What a list shows of each message, in the order of the ids. */
export async function readListed(db: Db, ids: readonly string[]): Promise<ListedMessage[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("contact_message")
    .select(["id", "reference", "name", "email", "company", "language", "source", "read_at"])
    .select("status")
    .$narrowType<{ status: MessageStatus }>()
    .select(["created_at", "assignee_id", "important", "first_answer_at", "released_at"])
    .select(sql<string>`substr(message, 1, ${excerptLength})`.as("message"))
    .where("id", "in", ids)
    .execute();
  return inOrder(rows, ids);
}

/** Messages as a whole, in the order of the ids. */
export async function readMessages(db: Db, ids: readonly string[]): Promise<ContactMessage[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("contact_message").selectAll().where("id", "in", ids).execute();
  return inOrder(rows, ids);
}

/** A message that is gone meanwhile leaves no gap. */
function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
