import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import type { SmtpPeer } from "../support/smtp-peer.ts";
import { beside } from "./look-after.ts";
import { startSending } from "./send-messages.ts";
import { conclude, setStage } from "./stage.ts";

const wrong = (faults: SmtpPeer["faults"]) => (peer: SmtpPeer) => {
  peer.faults = faults;
};

/** What the mail server does while visitors write; and whether it may get a mail twice. */
const troubles: { name: string; begin(peer: SmtpPeer): unknown; twice?: true }[] = [
  { name: "is off", begin: (peer) => peer.stop() },
  { name: "turns everybody away (421)", begin: wrong({ refuse: { connect: 421 } }) },
  { name: "takes no mail for now (451)", begin: wrong({ refuse: { data: 451 } }) },
  { name: "refuses recipients for good (550)", begin: wrong({ refuse: { rcpt: 550 } }) },
  { name: "needs 2 s a mail", begin: wrong({ slow: 2_000 }) },
  { name: "dies in the middle of DATA", begin: wrong({ die: "in DATA" }) },
  {
    name: "dies after it took a mail, before it says so",
    begin: wrong({ die: "after DATA" }),
    twice: true,
  },
];

test.each(troubles)("a mail server that $name", async ({ name, begin, twice }) => {
  const stage = await setStage("SQLite");
  const server = await stage.start();
  const load = startSending(() => server.url, 3);
  await load.untilMore(5);
  await begin(stage.peer);
  await pause(5_000);
  stage.peer.faults = {};
  await stage.peer.start();
  await load.untilMore(5);
  const failures = load.failures();
  await load.stop();
  const refused = () =>
    beside(stage.environment, ({ read }) =>
      read.selectFrom("mail").select("audience").where("state", "=", "failed").execute(),
    );
  const outcome = await conclude(stage, load, {
    case: `mail server ${name}`,
    rounds: 1,
    mayBeSentTwice: twice ? Number.POSITIVE_INFINITY : 0,
    note: `${(await refused()).length} visitors' mails refused for good`,
  });
  // Whatever becomes of mails, visitors notice nothing.
  expect(failures).toBe(0);
  if (twice) expect(outcome.sentTwice).toBeGreaterThan(0);
  for (const { audience } of await refused()) expect(audience).toBe("visitor");
});
