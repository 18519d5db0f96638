import { expect, onTestFinished, test } from "vitest";
import { engines } from "../support/api-server.ts";
import { freePort } from "../support/free-port.ts";
import { startProxy } from "../support/proxy.ts";
import { Visitor } from "../support/visitor.ts";
import { startSending } from "./send-messages.ts";
import { conclude, setStage } from "./stage.ts";

const rounds = 6;

/** Two processes on one PostgreSQL, behind a proxy. */
async function setPair() {
  const stage = await setStage("PostgreSQL");
  const ports = [await freePort(), await freePort()] as const;
  const start = (which: 0 | 1) => stage.start({ PORT: String(ports[which]) });
  const servers = [await start(0), await start(1)] as const;
  const proxy = await startProxy(ports);
  onTestFinished(() => void proxy.stop());
  return {
    stage,
    start,
    servers: [...servers] as [(typeof servers)[0], (typeof servers)[1]],
    proxy,
  };
}

test.skipIf(engines.length < 2).each([
  { signal: "SIGKILL", name: "one killed (kill -9)", twice: 4 * rounds },
  { signal: "SIGTERM", name: "one restarted", twice: 0 },
] as const)("two processes behind a proxy, $name under load", async ({ signal, name, twice }) => {
  const { stage, start, servers, proxy } = await setPair();
  const load = startSending(() => proxy.url);
  for (let round = 0; round < rounds; round++) {
    const which = round % 2 === 0 ? 0 : 1;
    await load.untilMore(10);
    await servers[which].kill(signal);
    await load.untilMore(10);
    servers[which] = await start(which);
  }
  await load.untilMore(10);
  await conclude(stage, load, {
    case: `two processes on one PostgreSQL behind ${proxy.name}, ${name}`,
    rounds,
    mayBeSentTwice: twice,
    note: `${load.failures()} tries refused or cut off`,
  });
  // Whoever ends in order is missed by nobody.
  if (signal === "SIGTERM") expect([...load.refusals]).toEqual([]);
});

test.skipIf(engines.length < 2)("two processes count one visitor's messages together", async () => {
  const { proxy } = await setPair();
  const visitor = new Visitor(proxy.url);
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await visitor.sendMessage()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
