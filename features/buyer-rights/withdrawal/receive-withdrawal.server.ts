import { v7 as newRowId } from "uuid";
import { Problem } from "#platform/http/problem.server.ts";
import { day, minute } from "#platform/http/rate-limits.server.ts";
import { queueMail } from "#platform/outbox/queue-mail.server.ts";
import type { Trx } from "#platform/store/store.server.ts";
import type { FormToReceive } from "#platform/submissions/form-to-receive.server.ts";
import { makeReference } from "#platform/submissions/make-reference.server.ts";
import type { Submission } from "#platform/submissions/receive-submission.server.ts";
import { withdrawalAddress, withdrawalControls, withdrawPage } from "./withdrawal-fields.ts";
import { type StoredWithdrawal, withdrawalMails } from "./withdrawal-mails.server.ts";
import { type WithdrawalForm, withdrawalSchema } from "./withdrawal-schema.ts";

const visitorLimits = [
  {
    name: "withdrawalMinute",
    points: 5,
    seconds: minute,
    reason: "each one writes to an address that somebody typed",
  },
  {
    name: "withdrawalDay",
    points: 30,
    seconds: day,
    reason: "whoever ordered a lot may withdraw from a lot",
  },
] as const;

/** Declarations that one address can be sent an acknowledgement of in a day. */
const mostOfAddress = 10;

/** The withdrawal function: stored with its acknowledgement in one transaction; it decides nothing. */
export const withdrawalForm = (origin: string): FormToReceive<WithdrawalForm> => ({
  name: "withdrawal",
  address: withdrawalAddress,
  page: withdrawPage,
  thanks: `${withdrawPage}/thanks`,
  schema: withdrawalSchema,
  controls: withdrawalControls,
  limits: visitorLimits,
  async keep(trx, submission, at) {
    await admitAddress(trx, submission.form.Email, at);
    // Also what looks like a machine's: a declaration is never thrown away.
    const withdrawal = await storeWithdrawal(trx, submission, at);
    for (const mail of withdrawalMails(withdrawal, origin)) await queueMail(trx, mail, at);
    return withdrawal;
  },
});

/** @throws Problem `limited`, before anything is stored */
async function admitAddress(trx: Trx, email: string, now: number): Promise<void> {
  const since = now - day * 1000;
  const rows = await trx
    .selectFrom("withdrawal")
    .select("at")
    .where(({ eb, fn }) => eb(fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .where("at", ">", since)
    .orderBy("at")
    .limit(mostOfAddress)
    .execute();
  const [oldest] = rows;
  if (oldest && rows.length >= mostOfAddress)
    throw new Problem("limited", { retryAfter: Math.ceil((oldest.at - since) / 1000) });
}

async function storeWithdrawal(
  trx: Trx,
  { form, language }: Submission<WithdrawalForm>,
  at: number,
): Promise<StoredWithdrawal> {
  const references = referencesIn(form.Order);
  // PostgreSQL takes no list without anything in it.
  const order =
    references.length > 0
      ? await trx
          .selectFrom("shop_order")
          .select("id")
          .where("reference", "in", references)
          .executeTakeFirst()
      : undefined;
  for (;;) {
    const withdrawal: StoredWithdrawal = {
      id: newRowId(),
      reference: makeReference(),
      order_reference: form.Order,
      order_id: order?.id ?? null,
      name: form.NameSurname,
      email: form.Email,
      language,
      at,
    };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("withdrawal")
      .values({ ...withdrawal, settled_at: null, settled_by_id: null, settled_by_name: null })
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) return withdrawal;
  }
}

/**
 * `k7qm 2xpd`, `Order K7QM-2XPD of May` → `K7QM-2XPD`: what may be a reference, as the mail writes it, however it was
 * typed and whatever stands around it.
 */
function referencesIn(typed: string): string[] {
  // No reference has these letters (make-reference.server.ts).
  const signs = typed.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
  const all = signs.replace(/[^0-9A-Z]/g, "");
  // Looked ahead at, so that a short word before it takes no part of it away.
  const found = signs.matchAll(/(?<![0-9A-Z])(?=([0-9A-Z]{4})[\s-]?([0-9A-Z]{4})(?![0-9A-Z]))/g);
  return [
    ...(all.length === 8 ? [`${all.slice(0, 4)}-${all.slice(4)}`] : []),
    ...[...found].map(([, first, second]) => `${first}-${second}`),
  ];
}
