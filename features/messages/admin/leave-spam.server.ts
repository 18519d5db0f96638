import { queueWithinLimits } from "#platform/outbox/mail-limits.server.ts";
import { mailsAbout } from "#platform/outbox/page-mails.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { lockMessage, setReleased, setStatus } from "../change-message.server.ts";
import { contactMailsOrPlain } from "../mails/contact-mails-or-plain.server.ts";
import type { MessageStatus } from "../message-status.ts";

/**
 * Sets a status. A message that was held back as spam and is let in is told to the company and confirmed to its
 * visitor now, once: whoever filled the trap by accident waits for an answer. Gives the number of mails; `at` in ms.
 */
export async function setStatusAndTell(
  trx: Trx,
  id: string,
  status: MessageStatus,
  at: number,
  origin: string,
): Promise<number> {
  // Two people who let it in at once: the second finds it let in.
  const message = await lockMessage(trx, id);
  await setStatus(trx, id, status, at);
  if (message?.status !== "spam" || status === "spam") return 0;
  // One that people took for spam was mailed when it came.
  const earlier = await mailsAbout(trx, id);
  if (earlier.length > 0) return 0;
  await setReleased(trx, id, at);
  const { created_at: createdAt, ...stored } = message;
  const { company, visitor } = contactMailsOrPlain({
    message: { ...stored, createdAt, promisedFrom: at },
    origin,
  });
  for (const mail of [company, visitor]) await queueWithinLimits(trx, mail, at);
  return (await mailsAbout(trx, id)).length;
}
