import type { ContactMessage } from "./submit-contact.server.ts";

type Searched = Pick<
  ContactMessage,
  "reference" | "name" | "email" | "phone" | "company" | "message"
>;

/** What the back office searches of a message, a line each. `fold` makes spellings of one word equal. */
export function searchTextOf(
  { reference, name, email, phone, company, message }: Searched,
  fold: (text: string) => string,
): string {
  return fold([reference, name, email, phone, company, message].join("\n"));
}
