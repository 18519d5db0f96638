import type { FeatureLog } from "../log/log.server.ts";
import type { SendResult } from "./classify-answer.server.ts";
import type { OutboxMail } from "./mail-tables.server.ts";

/**
 * Says a trouble once when it begins and once when it is over, not with every try. The mail server's
 * words about a single mail stay in the outbox, because they name the visitor's address.
 */
export function createOutboxReports(log: FeatureLog) {
  let serverDown = false;
  let storeDown = false;

  return {
    /** True from the first try that did not reach the mail server until the next one that was accepted. */
    serverDown: () => serverDown,

    tried({ outcome, answer }: SendResult): void {
      if (outcome === "server-down" && !serverDown) {
        serverDown = true;
        log.warn({ answer }, "the mail server takes no mail; it waits in the outbox");
      }
      if (outcome === "accepted" && serverDown) {
        serverDown = false;
        log.info({}, "the mail server takes mail again");
      }
    },

    settled({ id, kind }: OutboxMail, { outcome }: SendResult, state: OutboxMail["state"]): void {
      if (state === "failed") log.error({ mail: id, kind, outcome }, "a mail was given up");
      else if (outcome === "refused") log.warn({ mail: id, kind }, "a mail was refused");
    },

    /** `owed`: the mail that waits for that address now. */
    owed({ id, kind }: OutboxMail, owed: string): void {
      log.warn({ mail: id, kind, owed }, "a mail was not taken for an address of MAIL_TO");
    },

    storeFailed(err: unknown): void {
      if (!storeDown) log.error({ err }, "the outbox cannot be read or written");
      storeDown = true;
    },

    storeWorks(): void {
      if (storeDown) log.info({}, "the outbox can be read and written again");
      storeDown = false;
    },
  };
}
