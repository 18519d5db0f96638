import { defaultLanguage } from "#platform/language/languages.ts";
import { headerText } from "#platform/outbox/header-text.server.ts";
import { senderIn } from "#platform/outbox/mail-content.server.ts";
import { allMailWords } from "#platform/outbox/mail-words.server.ts";
import { escapeHtml } from "#platform/rules/escape-html.ts";
import { type ContactMails, type ContactMailsInput, contactMails } from "./contact-mails.server.ts";
import { messageMailKinds } from "./mail-kinds.ts";

/**
 * The two mails of a contact message; plain ones where a fact or word of `content/` cannot be shown, because that must
 * not cost the message. `fault` is why.
 */
export function contactMailsOrPlain(input: ContactMailsInput): ContactMails & { fault?: Error } {
  try {
    return contactMails(input);
  } catch (error) {
    return { ...plainMails(input), fault: error as Error };
  }
}

/** Nothing is worked out here: fields as they are, words without values, and no promised hour. */
function plainMails({ message }: ContactMailsInput): ContactMails {
  const { reference, name, email, phone, company, language } = message;
  const {
    title,
    greeting,
    thanks,
    reference: yours,
    addMore,
  } = allMailWords[language].contactVisitor;
  const { title: news } = allMailWords[defaultLanguage.code].contactCompany;
  const forCompany = [[reference, name, email, phone, company].join("\n"), message.message];
  const forVisitor = [
    greeting,
    thanks,
    `${yours}: ${reference}`,
    addMore,
    senderIn(language).join("\n"),
  ];
  return {
    company: {
      kind: messageMailKinds.company,
      audience: "company",
      recipient: "",
      replyTo: email,
      language: defaultLanguage.code,
      subject: headerText(`${news} ${reference}: ${name}, ${company}`),
      ...asText(forCompany),
      aboutId: message.id,
    },
    visitor: {
      kind: messageMailKinds.visitor,
      audience: "visitor",
      recipient: email,
      language,
      subject: `${title} (${reference})`,
      ...asText(forVisitor),
      headers: { "Auto-Submitted": "auto-generated" },
      aboutId: message.id,
    },
  };
}

function asText(paragraphs: string[]): { text: string; html: string } {
  const text = `${paragraphs.join("\n\n")}\n`;
  return { text, html: `<!DOCTYPE html><html><pre>${escapeHtml(text)}</pre></html>` };
}
