import type { NewMail } from "#platform/outbox/queue-mail.server.ts";
import { type SampleMailParts, samplePerson } from "#platform/outbox/sample-mails.ts";
import type { OrderSums } from "../calls.ts";
import type { Order } from "../order-tables.server.ts";
import type { BankAccounts } from "../read-bank-account.ts";
import { reservationTimes } from "../rules/reservation.ts";
import { orderMails } from "./order-mails.server.ts";
import { reminderMail } from "./reminder-mail.server.ts";
import { stepMail, toldStates } from "./step-mail.server.ts";
import { fileForBuyer, messageForBuyer, messageForCompany } from "./talk-mails.server.ts";

const amounts = { gross: 120_000, discount: 20_000, net: 100_000, tax: 20_000, total: 120_000 };
const sums: OrderSums = {
  ...{ ...amounts, currency: "EUR", taxPercent: 20, taxNote: "", isEstimate: false, way: "order" },
  lines: [
    {
      ...{ productId: 1, name: "…", quantity: 1, unitPrice: amounts.gross, available: 1 },
      ...{ gross: amounts.gross, discount: amounts.discount, net: amounts.net },
    },
  ],
};

export function sampleOrderMails(
  { language, origin, sign, now }: SampleMailParts,
  { bankAccounts }: { bankAccounts: BankAccounts },
): NewMail[] {
  const order: Order = {
    ...{ ...samplePerson, ...amounts, language, currency: "EUR", created_at: now },
    ...{ state: "awaiting_payment", kind: "business", payment_method: "transfer", country: "TR" },
    ...{ email_key: samplePerson.email, street: "", postal_code: "", city: "", region: "" },
    ...{ tax_number: "", tax_office: "", vat_id: "", leitweg_id: "", identity_number: "" },
    ...{ own_reference: "…", tax_hundredths: 2_000, tax_row: "{}", paid: 0, consents: "[]" },
    ...{ search_text: "", link_opened_at: null, reserved_until: null, reminded_at: null },
    user_id: null,
  };
  const parts = { origin, sign, bankAccounts };
  const [company, confirmation] = orderMails({ order, sums, texts: [] }, parts);
  return [
    ...[confirmation, company].flatMap((mail) => mail ?? []),
    reminderMail(order, now + reservationTimes.transfer, parts),
    ...toldStates.map((state) => stepMail({ ...order, state }, { ranOut: false }, parts)),
    stepMail(order, { ranOut: true }, parts),
    messageForBuyer(order, "…", parts),
    fileForBuyer(order, "…", parts),
    messageForCompany(order, "…", origin),
  ];
}
