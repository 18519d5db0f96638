import { describe, test } from "vitest";
import { engines } from "../support/api-server.ts";
import { startSending } from "./send-messages.ts";
import { conclude, setStage } from "./stage.ts";

const rounds = 20;
/** Mails that one process has in its hands at most: each of them may have been taken by the mail server. */
const inHands = 4;

describe.each(engines)("kill -9 on $engine", ({ engine }) => {
  test(`${rounds} times under load: nothing that was acknowledged is lost, no mail either`, async () => {
    const stage = await setStage(engine);
    let server = await stage.start();
    const load = startSending(() => server.url);
    for (let round = 0; round < rounds; round++) {
      // In the middle: one of six was answered, the others are on their way.
      await load.untilMore(1 + Math.floor(Math.random() * 12));
      await server.kill("SIGKILL");
      server = await stage.start();
    }
    await load.untilMore(1);
    await conclude(stage, load, {
      case: `kill -9, ${engine}`,
      rounds,
      mayBeSentTwice: inHands * rounds,
      note: `${load.failures()} tries refused or cut off`,
    });
  });
});
