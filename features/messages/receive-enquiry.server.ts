import { findWord } from "#platform/language/find-word.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { FormToReceive } from "#platform/submissions/form-to-receive.server.ts";
import { withAnswersAbove } from "./answers-above.ts";
import { contactAddress } from "./contact-address.ts";
import type { ContactForm } from "./contact-schema.ts";
import {
  type EnquiryFields,
  type EnquiryKind,
  enquiryAddresses,
  enquiryControls,
} from "./enquiry-fields.ts";
import { enquirySchemas } from "./enquiry-schemas.ts";
import { type ContactParts, contactForm, type Promised } from "./receive-contact.server.ts";

const pages: Record<EnquiryKind, string> = { partner: "/partner", project: "/contact/v2" };

/** A form that asks more than the contact form: what it becomes is a message like any other, of its own source. */
export function enquiryForm(
  kind: EnquiryKind,
  parts: ContactParts,
): FormToReceive<EnquiryFields, Promised> {
  const contact = contactForm(parts, kind);
  return {
    ...contact,
    name: kind,
    address: enquiryAddresses[kind],
    page: pages[kind],
    schema: enquirySchemas[kind] as FormToReceive<EnquiryFields>["schema"],
    controls: enquiryControls[kind],
    handOn: (form, language) => ({ address: contactAddress, form: asMessage(form, language) }),
    keep: (trx, submission, at) =>
      contact.keep(
        trx,
        { ...submission, form: asMessage(submission.form, submission.language) },
        at,
      ),
  };
}

/** The answers as lines of their own above the message, in the visitor's language: they are read, found and mailed with it. */
function asMessage(form: EnquiryFields, language: LanguageCode): ContactForm {
  const { NameSurname, Email, Phone, Company, Message, Homepage, Field, Size, Start, Has } = form;
  const word = (key: string) => findWord(language, `forms.enquiry.${key}`) ?? key;
  const lines = [
    [word("homepage"), Homepage],
    [word("field"), word(`fields.${Field}`)],
    [word("size"), Size && word(`sizes.${Size}`)],
    [word("start"), Start && word(`starts.${Start}`)],
    [word("has"), Has && word(`hasOptions.${Has}`)],
  ].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return { NameSurname, Email, Phone, Company, Message: withAnswersAbove(lines, Message) };
}
