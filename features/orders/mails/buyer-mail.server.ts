import { siteIn } from "#platform/content/site-now.server.ts";
import { linkToSite, mailToVisitor } from "#platform/outbox/address-mail.server.ts";
import type { MailBlock } from "#platform/outbox/mail-content.server.ts";
import type { MailKind } from "#platform/outbox/mail-kinds.ts";
import { mailWords } from "#platform/outbox/mail-words.server.ts";
import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import type { Sign } from "#platform/session/signature.server.ts";
import { makeOrderKey, orderPath } from "../order-link.server.ts";
import type { Order } from "../order-tables.server.ts";
import type { BankAccounts } from "../read-bank-account.ts";

export interface BuyerMailParts {
  /** Of the site, such as `https://www.example.com`. */
  origin: string;
  sign: Sign;
  bankAccounts: BankAccounts;
}

interface Written {
  kind: MailKind;
  subject: string;
  title: string;
  why?: string;
  blocks: readonly MailBlock[];
  /** Below the link to the order. */
  after?: readonly MailBlock[];
}

/** A mail to whoever ordered, in the order's language, with the link to the order's page. */
export function buyerMail(
  { id, reference, email, language }: Order,
  { origin, sign }: BuyerMailParts,
  { kind, subject, title, why, blocks, after = [] }: Written,
): NewMail {
  const t = mailWords(language);
  return mailToVisitor({
    ...{ kind, subject, title, language },
    recipient: email,
    blocks: [
      { type: "text", text: t("contactVisitor.greeting") },
      ...blocks,
      {
        type: "button",
        label: t("order.button"),
        url: origin + orderPath(makeOrderKey(reference, "mail", sign), language),
      },
      { type: "text", text: t("contactVisitor.addMore") },
      ...after,
    ],
    why: why ?? t("order.why", { site: siteIn(language).name[language], reference }),
    link: linkToSite(origin, language),
    aboutId: id,
  });
}
