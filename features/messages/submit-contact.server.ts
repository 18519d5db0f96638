import type { Insertable, Selectable } from "kysely";
import { v7 as newRowId } from "uuid";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Trx } from "#platform/store/store.server.ts";
import type { Campaign } from "#platform/submissions/campaign.server.ts";
import { makeReference } from "#platform/submissions/make-reference.server.ts";
import type { ContactForm } from "./contact-schema.ts";
import type { EnquiryKind } from "./enquiry-fields.ts";
import { selfTestStatus } from "./message-status.ts";
import type { MessageTables } from "./message-tables.server.ts";
import { searchTextOf } from "./search-text.server.ts";

export interface ContactSubmission {
  form: ContactForm;
  language: LanguageCode;
  /** Stored and marked, answered like any other, and not mailed. */
  spam: boolean;
  campaign?: Campaign;
  /** The form that it came by; absent: the contact form. */
  source?: EnquiryKind | undefined;
  /** Our own test: stored like any other, read by nobody. */
  selfTest?: boolean;
}

/** As it is read. */
export type ContactMessage = Selectable<MessageTables["contact_message"]>;
/** As it is stored: a column that may be empty, or that the database fills, need not be named. */
export type NewContactMessage = Insertable<MessageTables["contact_message"]>;

/** Writes a contact message under a fresh reference. `now` in milliseconds; `fold` as for `searchTextOf`. */
export async function submitContact(
  trx: Trx,
  { form, language, spam, campaign, source, selfTest }: ContactSubmission,
  now: number,
  fold: (text: string, most: number) => string,
): Promise<ContactMessage> {
  for (;;) {
    const fields = {
      reference: makeReference(),
      name: form.NameSurname,
      email: form.Email,
      phone: form.Phone,
      company: form.Company,
      message: form.Message,
    };
    const message: ContactMessage = {
      // Ordered by time, so that the messages can be paged by their id.
      id: newRowId(),
      ...fields,
      language,
      spam: spam ? 1 : 0,
      created_at: now,
      status: selfTest ? selfTestStatus : spam ? "spam" : "new",
      // Nobody has to open a test.
      read_at: selfTest ? now : null,
      assignee_id: null,
      first_answer_at: null,
      released_at: null,
      spam_since: spam && !selfTest ? now : null,
      important: 0,
      source: source ?? null,
      campaign: campaign ? JSON.stringify(campaign) : null,
      search_text: searchTextOf(fields, fold),
    };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("contact_message")
      .values(message)
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) return message;
  }
}
