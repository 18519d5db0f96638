import { expect } from "vitest";
import type { SmtpPeer } from "#tests/support/smtp-peer.ts";

/** Waits for a mail to an address, with a text in it where one is given; the newest if there are several. */
export async function mailTo(
  { mails }: SmtpPeer,
  address: string,
  containing = "",
): Promise<SmtpPeer["mails"][number]> {
  const find = () =>
    mails.findLast(({ to, parsed }) => to.includes(address) && parsed.text?.includes(containing));
  await expect.poll(find, { message: `a mail to ${address}` }).toBeDefined();
  const found = find();
  if (!found) throw new Error(`no mail to ${address}`);
  return found;
}
