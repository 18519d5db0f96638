import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { engines, freshEnvironment } from "../support/api-server.ts";
import { startSmtpPeer } from "../support/smtp-peer.ts";
import { startProcess } from "../support/start-process.ts";
import { record } from "./fault-table.ts";
import { lookAfter, untilSent } from "./look-after.ts";
import { mailTo, quick } from "./mail-settings.ts";
import { startSending } from "./send-messages.ts";

const rounds = 20;
/** Mails that one process has in its hands at most: each of them may have been taken by the mail server. */
const inHands = 4;

describe.each(engines)("kill -9 on $engine", ({ engine }) => {
  test(`${rounds} times under load: nothing that was acknowledged is lost, no mail either`, async () => {
    const peer = await startSmtpPeer();
    onTestFinished(() => peer.stop());
    const environment = await freshEnvironment(engine, mailTo(peer));
    const start = () => startProcess(environment, { server: { outboxPauses: quick } });
    let server = await start();
    onTestFinished(async () => {
      if (server.process.exitCode === null) await server.kill("SIGTERM");
    });
    const load = startSending(() => server.url);
    for (let round = 0; round < rounds; round++) {
      await load.untilMore(1);
      await pause(Math.random() * 400);
      await server.kill("SIGKILL");
      server = await start();
    }
    await load.untilMore(1);
    await load.stop();
    await untilSent(environment);

    const outcome = await lookAfter(environment, load.acknowledged, peer);
    record({
      case: `kill -9, ${engine}`,
      rounds,
      ...outcome,
      longestOutage: load.longestOutage(),
      note: `${load.failures()} tries refused or cut off`,
    });
    expect(outcome).toMatchObject({ lost: 0, mailsLost: 0 });
    expect(outcome.acknowledged).toBeGreaterThan(rounds);
    expect(outcome.sentTwice).toBeLessThanOrEqual(inHands * rounds);
  });
});
