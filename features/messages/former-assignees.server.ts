import { sql } from "kysely";
import type { Db } from "#platform/store/store.server.ts";

/**
 * Whom messages are given to that are none of these people: they have left, or lost the role. The index is read from one
 * holder to the next, so the work does not grow with the number of messages.
 */
export async function findFormerAssignees(
  db: Db,
  people: readonly { id: string }[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive holder (id) as (
      select min(assignee_id) from contact_message where assignee_id is not null
      union all
      select (select min(assignee_id) from contact_message
        where assignee_id is not null and assignee_id > holder.id)
      from holder where holder.id is not null
    ) select id from holder where id is not null`.execute(db);
  return rows.map(({ id }) => id).filter((id) => people.every((person) => person.id !== id));
}
