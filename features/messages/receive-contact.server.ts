import { day, minute } from "#platform/http/rate-limits.server.ts";
import type { FeatureLog } from "#platform/log/log.server.ts";
import { queueWithinLimits } from "#platform/outbox/mail-limits.server.ts";
import { officeTime } from "#platform/outbox/mail-words.server.ts";
import { foldAtMost } from "#platform/rules/fold-letters.ts";
import type { FormToReceive } from "#platform/submissions/form-to-receive.server.ts";
import type { PromisedReceipt } from "#platform/submissions/receipt-schema.ts";
import { answerUntil } from "./answer-time.server.ts";
import { contactAddress } from "./contact-address.ts";
import { contactControls } from "./contact-fields.ts";
import { type ContactForm, contactFormSchema } from "./contact-schema.ts";
import type { EnquiryKind } from "./enquiry-fields.ts";
import { contactMailsOrPlain } from "./mails/contact-mails-or-plain.server.ts";
import { selfTestMail } from "./mails/self-test-mail.server.ts";
import { submitContact } from "./submit-contact.server.ts";

export interface ContactParts {
  /** Of the site, for the links in mails. */
  origin: string;
  /** SELF_TEST_TO; empty: a self-test writes to nobody. */
  selfTestTo: string;
  log: FeatureLog;
}

/** What is answered beside the reference. */
export type Promised = Required<Pick<PromisedReceipt, "answerBy">>;

const contactLimits = [
  {
    name: "contactMinute",
    points: 5,
    seconds: minute,
    reason: "each message costs somebody's reading time",
  },
  {
    name: "contactDay",
    points: 30,
    seconds: day,
    reason: "an office behind one address still gets through",
  },
] as const;

/** The contact form, or one that becomes a message of another source: a message and its two mails, in one transaction. */
export const contactForm = (
  { origin, selfTestTo, log }: ContactParts,
  source?: EnquiryKind,
): FormToReceive<ContactForm, Promised> => ({
  name: "contact",
  address: contactAddress,
  page: "/contact",
  thanks: "/contact/thanks",
  schema: contactFormSchema,
  controls: contactControls,
  longest: "Message",
  limits: contactLimits,
  promise: (at, language) => ({ answerBy: officeTime(answerUntil(at), language) }),
  async keep(trx, submission, at) {
    const stored = await submitContact(trx, { ...submission, source }, at, foldAtMost);
    if (submission.spam) return stored;
    const { created_at: createdAt, spam: _, ...message } = stored;
    const mails = contactMailsOrPlain({ message: { ...message, createdAt }, origin });
    const { company, visitor, fault } = mails;
    if (fault) log.error({ err: fault }, "content/ is wrong: the mails of a message are plain");
    const { reference } = message;
    const own = { company, fault, recipient: selfTestTo, reference };
    for (const mail of submission.selfTest ? [selfTestMail(own)] : [company, visitor])
      await queueWithinLimits(trx, mail, at);
    return stored;
  },
});
