import { afterEach, beforeEach, expect, test } from "vitest";
import { type SmtpPeer, startSmtpPeer } from "#tests/support/smtp-peer.ts";
import { sendAlarm } from "./send-alarm.server.ts";

let peer: SmtpPeer;
let said: [level: string, fields: object, message: string][];

beforeEach(async () => {
  peer = await startSmtpPeer();
  said = [];
});
afterEach(() => peer.stop());

const say = (level: string) => (fields: object, message: string) =>
  void said.push([level, fields, message]);
const log = { info: say("info"), warn: say("warn"), error: say("error") };

const send = (alarmTo: string) =>
  sendAlarm(
    {
      settings: {
        ...{ origin: "https://www.example.com", mailFrom: "web@example.com", alarmTo },
        alarmSmtpUrl: peer.url,
      },
      log,
    },
    { name: "mail", ms: 1, failure: "refused" },
  );

test("an alarm that is not taken for each address of ALARM_TO is told to the log", async () => {
  await send("operator@example.com, deputy@example.com");
  expect(peer.mails.map(({ to }) => to)).toEqual([["operator@example.com", "deputy@example.com"]]);
  expect(said).toEqual([]);

  peer.faults = { refuse: { rcpt: (to) => (to.startsWith("deputy") ? 550 : undefined) } };
  await send("operator@example.com, deputy@example.com");
  expect(peer.mails[1]?.to).toEqual(["operator@example.com"]);
  expect(said).toEqual([
    ["error", { refused: [2] }, "the alarm was not taken for these places in ALARM_TO"],
  ]);
});

test("an alarm that nobody takes is told to the log", async () => {
  peer.faults = { refuse: { rcpt: 550 } };
  await send("operator@example.com");
  expect(said).toEqual([["error", { err: expect.any(Error) }, "the alarm could not be mailed"]]);
});
