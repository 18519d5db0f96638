import { siteIn } from "#platform/content/site-now.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { linkToSite } from "#platform/outbox/address-mail.server.ts";
import { mailWords } from "#platform/outbox/mail-words.server.ts";
import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import { renderMail } from "#platform/outbox/render-mail.server.ts";
import type { EnquiryKind } from "../enquiry-fields.ts";
import { messageMailKinds } from "./mail-kinds.ts";

interface ReplyInput {
  message: {
    id: string;
    reference: string;
    email: string;
    language: LanguageCode;
    /** The form that it came by; null: the contact form. */
    source?: EnquiryKind | null;
  };
  /** What the administrator wrote. */
  subject: string;
  text: string;
  /** Message-ID of our receipt, so that mail programs show both together. */
  inReplyTo: string | undefined;
  /** Of the site, such as `https://www.example.com`. */
  origin: string;
}

/** Why somebody is written to, by the form that they wrote by. */
const whyOfForm = {
  contact: "contactReply.why",
  partner: "contactReply.partnerWhy",
  project: "contactReply.projectWhy",
} as const satisfies Record<EnquiryKind | "contact", string>;

/** The answer to a contact message: the administrator's words, and none of the visitor's. */
export function replyMail({ message, subject, text, inReplyTo, origin }: ReplyInput): NewMail {
  const { id, reference, email, language, source } = message;
  const named = { site: siteIn(language).name[language], reference };
  const t = mailWords(language);
  return {
    kind: messageMailKinds.reply,
    audience: "visitor",
    recipient: email,
    replyTo: siteIn(language).contact.email,
    language,
    subject: withReference(subject, reference),
    ...renderMail({
      language,
      title: t("contactReply.title"),
      blocks: [{ type: "letter", text }],
      why: t(whyOfForm[source ?? "contact"], named),
      link: linkToSite(origin, language),
    }),
    ...(inReplyTo ? { headers: { "In-Reply-To": inReplyTo, References: inReplyTo } } : {}),
    aboutId: id,
  };
}

/** Longer ones are cut when they are queued (header-text.server.ts), and the reference must not be. */
const longestSubject = 150;

/** The reference is what the visitor's next mail is found by. */
function withReference(subject: string, reference: string): string {
  const short = [...subject.trim()].slice(0, longestSubject).join("");
  return short.includes(reference) ? short : `${short} (${reference})`;
}
