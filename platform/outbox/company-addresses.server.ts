import { domainToASCII } from "node:url";
import { addressesOf, withoutName } from "#platform/rules/mail-addresses.ts";
import type { OutboxMail } from "./mail-tables.server.ts";

/** However an address is written: mail servers answer with a domain's other spelling (xn--…). */
const spelling = (address: string) => {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`.toLowerCase();
};

/**
 * Who of MAIL_TO a mail to the company goes to: all of them, or the one that it is still owed to. An address that MAIL_TO
 * names no more was mended or taken out: its mail goes to those that it names now.
 */
export function companyAddresses(
  { recipient }: Pick<OutboxMail, "recipient">,
  companyRecipients: string,
): string {
  const owedTo = spelling(recipient);
  const named = addressesOf(companyRecipients).map(withoutName);
  return named.find((address) => spelling(address) === owedTo) ?? companyRecipients;
}
