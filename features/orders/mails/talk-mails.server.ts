import { defaultLanguage } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { mailToCompany } from "#platform/outbox/address-mail.server.ts";
import { headerText } from "#platform/outbox/header-text.server.ts";
import { mailWords } from "#platform/outbox/mail-words.server.ts";
import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import { officeOrderAddress } from "../admin/order-filters.ts";
import type { Order } from "../order-tables.server.ts";
import { type BuyerMailParts, buyerMail } from "./buyer-mail.server.ts";
import { orderMailKinds } from "./mail-kinds.ts";

/** To the company: what a buyer wrote about an order. */
export function messageForCompany(order: Order, text: string, origin: string): NewMail {
  const language = defaultLanguage.code;
  const t = mailWords(language);
  const { id, reference, name, company, email } = order;
  return mailToCompany({
    origin,
    kind: orderMailKinds.toCompany,
    replyTo: email,
    subject: t("orderTalk.companySubject", {
      reference,
      name: headerText(company || name, subjectPart),
    }),
    title: t("orderTalk.companyTitle"),
    blocks: [
      {
        type: "facts",
        rows: [
          { label: t("orderCompany.reference"), value: reference },
          { label: t("contactCompany.name"), value: name },
          { label: t("contactCompany.email"), value: email },
        ],
      },
      { type: "message", label: t("contactCompany.message"), text },
      {
        type: "button",
        label: t("orderCompany.button"),
        url: origin + localizedPath(officeOrderAddress(id), language),
      },
      { type: "text", text: t("orderTalk.companyHint") },
    ],
    aboutId: id,
  });
}

/** Long names would push the rest out of a mail program's list. */
const subjectPart = 40;

/** To the buyer: what the company wrote, word for word. */
export function messageForBuyer(order: Order, text: string, parts: BuyerMailParts): NewMail {
  const t = mailWords(order.language);
  return buyerMail(order, parts, {
    kind: orderMailKinds.toBuyer,
    subject: t("orderTalk.messageSubject", { reference: order.reference }),
    title: t("orderTalk.messageTitle"),
    blocks: [
      { type: "letter", text },
      { type: "text", text: t("orderTalk.answerHere") },
    ],
  });
}

/** To the buyer: that there is a file at the order; the file itself stays behind the link. */
export function fileForBuyer(order: Order, name: string, parts: BuyerMailParts): NewMail {
  const t = mailWords(order.language);
  return buyerMail(order, parts, {
    kind: orderMailKinds.toBuyer,
    subject: t("orderTalk.fileSubject", { reference: order.reference }),
    title: t("orderTalk.fileTitle"),
    blocks: [{ type: "text", text: t("orderTalk.file", { name }) }],
  });
}
