import { sql } from "kysely";
import type { Db } from "#platform/store/store.server.ts";
import { belowAnswers } from "./answers-above.ts";
import type { MessageStatus } from "./message-status.ts";
import type { ContactMessage } from "./submit-contact.server.ts";

/** `message` is the beginning of what the person wrote. What the site sent to itself stands in no list. */
export type ListedMessage = Omit<
  ContactMessage,
  "search_text" | "campaign" | "phone" | "spam" | "status"
> & { status: MessageStatus };

/** Characters of a message that a list shows. */
const excerptLength = 200;

/** More than the answers above a message ever take. */
const answersLength = 2_000;

/** What a list shows of each message, in the order of the ids. */
export async function readListed(db: Db, ids: readonly string[]): Promise<ListedMessage[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("contact_message")
    .select(["id", "reference", "name", "email", "company", "language", "source", "read_at"])
    .select("status")
    .$narrowType<{ status: MessageStatus }>()
    .select([
      "created_at",
      "assignee_id",
      "important",
      "first_answer_at",
      "released_at",
      "spam_since",
    ])
    .select(
      sql<string>`substr(message, 1, case when source is null
        then ${sql.lit(excerptLength)} else ${sql.lit(answersLength)} end)`.as("message"),
    )
    .where("id", "in", ids)
    .execute();
  return inOrder(rows, ids).map((row) => ({
    ...row,
    message: beginning(belowAnswers(row.message, row.source)),
  }));
}

/** By characters as the database counts them: none is cut in two. */
const beginning = (text: string) => [...text].slice(0, excerptLength).join("");

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
