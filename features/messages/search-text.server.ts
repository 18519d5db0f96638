import type { MessageTables } from "./message-tables.server.ts";

type Searched = Pick<
  MessageTables["contact_message"],
  "reference" | "name" | "email" | "phone" | "company" | "message"
>;

/** Letters: nearly twice what all fields may hold, as honest letters (ß, ﬁ) fold into two at most. */
const longest = 20_000;

/** What the back office searches of a message, a line each. `fold` makes spellings of one word equal. */
export function searchTextOf(
  { reference, name, email, phone, company, message }: Searched,
  fold: (text: string, most: number) => string,
): string {
  return fold([reference, name, email, phone, company, message].join("\n"), longest);
}
