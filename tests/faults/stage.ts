import { expect, onTestFinished } from "vitest";
import { type OutboxPauses, outboxPauses } from "#platform/outbox/outbox-rules.server.ts";
import { type EngineName, freshEnvironment } from "../support/api-server.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp-peer.ts";
import { type ProcessOptions, type ServerProcess, startProcess } from "../support/start-process.ts";
import { record } from "./fault-table.ts";
import { lookAfter, type Outcome, untilSent } from "./look-after.ts";
import type { Load } from "./send-messages.ts";

/** The outbox worker's pauses, ten times as quick: a case has a minute. */
const quick = {
  ...(Object.fromEntries(
    Object.entries(outboxPauses).map(([name, ms]) => [name, ms / 10]),
  ) as unknown as OutboxPauses),
  goodbye: outboxPauses.goodbye,
};

export interface Stage {
  environment: Record<string, string>;
  peer: SmtpPeer;
  /** Starts one more server with these settings; it ends with the case. */
  start(changes?: Record<string, string>, options?: ProcessOptions): Promise<ServerProcess>;
}

/** What a case stands on: a mail server, a database of its own and servers in processes of their own. */
export async function setStage(
  engine: EngineName,
  changes: Record<string, string> = {},
): Promise<Stage> {
  const peer = await startSmtpPeer();
  const environment = await freshEnvironment(engine, {
    SMTP_URL: peer.url,
    MAIL_FROM: "Company <web@example.com>",
    MAIL_TO: "office@example.com",
    ...changes,
  });
  const servers: ServerProcess[] = [];
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.kill("SIGTERM")));
    await peer.stop();
  });
  return {
    environment,
    peer,
    async start(more = {}, options = {}) {
      const server = await startProcess(
        { ...environment, ...more },
        { server: { outboxPauses: quick }, ...options },
      );
      servers.push(server);
      return server;
    },
  };
}

interface Conclusion {
  case: string;
  rounds: number;
  /** How many copies of mails the fault explains. */
  mayBeSentTwice?: number;
  note?: string;
}

/** Ends the load, waits until the outbox is empty, counts, writes the case's line, and demands that nothing is lost. */
export async function conclude(
  { environment, peer }: Stage,
  load: Load,
  { mayBeSentTwice = 0, ...row }: Conclusion,
  look = lookAfter,
): Promise<Outcome> {
  await load.stop();
  await untilSent(environment);
  const outcome = await look(environment, load.acknowledged, peer);
  record({ ...row, ...outcome, longestOutage: load.longestOutage() });
  expect(outcome).toMatchObject({ lost: 0, mailsLost: 0 });
  expect(outcome.acknowledged).toBeGreaterThan(row.rounds);
  expect(outcome.sentTwice).toBeLessThanOrEqual(mayBeSentTwice);
  return outcome;
}
