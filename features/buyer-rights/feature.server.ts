import { administratorOf } from "#platform/audit/keep-record.server.ts";
import type { Feature } from "#platform/feature.server.ts";
import type { AuditedAs } from "#platform/http/call.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { buyerRightsCalls } from "./calls.ts";
import { withdrawalForm } from "./withdrawal/receive-withdrawal.server.ts";
import { sampleWithdrawalMails } from "./withdrawal/sample-mails.server.ts";
import { createWithdrawalList } from "./withdrawal/withdrawal-list.server.ts";
import { withdrawalMailKinds } from "./withdrawal/withdrawal-mails.server.ts";

declare module "#platform/audit/audit-log.server.ts" {
  interface AuditActions {
    buyerRights: AuditedAs<typeof buyerRightsCalls>;
  }
}

/** What the law gives to buyers. */
export const buyerRightsFeature: Feature<{ origin: string }> = {
  name: "buyer-rights",
  calls: buyerRightsCalls,
  mailKinds: withdrawalMailKinds,
  sampleMails: sampleWithdrawalMails,
  create({ settings: { origin }, store, now, receiveForm }) {
    const withdrawals = createWithdrawalList({ store, now });
    return {
      calls: serveCalls(buyerRightsCalls, {
        "POST /api/shop/withdrawal": receiveForm(withdrawalForm(origin)),
        "GET /api/admin/withdrawals": ({ by, query }) =>
          withdrawals.list(administratorOf(by), query),
        "POST /api/admin/withdrawal/settle": async ({ by, body: { id } }) => {
          if (await withdrawals.settle(administratorOf(by), id)) return {};
          throw new Problem("not_found");
        },
      }),
    };
  },
};
