import { randomUUIDv7 } from "node:crypto";
import type { Transaction } from "kysely";
import type { LanguageCode } from "#features/i18n/languages.ts";
import type { ContactForm } from "./lead-schema.ts";
import type { LeadTables } from "./lead-tables.server.ts";
import { makeReference } from "./make-reference.server.ts";

export interface ContactSubmission {
  form: ContactForm;
  language: LanguageCode;
  /** Stored and marked, answered like any other, and not mailed. */
  spam: boolean;
}

export type ContactMessage = LeadTables["contact_message"];

/** Writes a contact message under a fresh reference. `now` in milliseconds. */
export async function submitContact(
  trx: Transaction<Pick<LeadTables, "contact_message">>,
  { form, language, spam }: ContactSubmission,
  now: number,
): Promise<ContactMessage> {
  for (;;) {
    const message: ContactMessage = {
      // Ordered by time, so that the messages can be paged by their id.
      id: randomUUIDv7(),
      reference: makeReference(),
      name: form.NameSurname,
      email: form.Email,
      phone: form.Phone,
      company: form.Company,
      message: form.Message,
      language,
      spam: spam ? 1 : 0,
      created_at: now,
    };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("contact_message")
      .values(message)
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) return message;
  }
}
