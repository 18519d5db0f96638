import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { giveUpOnChild } from "./give-up-on-child.server.ts";

const patience = 200;

/** A process that says that it is up, and then does what is told. */
async function start(what: string) {
  const child = spawn(process.execPath, ["-e", `console.log("up");${what}`]);
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

/** After how many times its patience, by the clock. */
async function givenUp(child: Awaited<ReturnType<typeof start>>): Promise<number> {
  const begun = performance.now();
  await new Promise<void>((resolve) => giveUpOnChild(child, patience, resolve));
  return (performance.now() - begun) / patience;
}

test("a child that works without end is given up, and one that sleeps is waited for longer", async () => {
  const [works, sleeps] = await Promise.all([start("for(;;);"), start("setInterval(()=>{},1e6)")]);
  const [worked, slept] = await Promise.all([givenUp(works), givenUp(sleeps)]);
  expect(slept).toBeGreaterThan(7.9);
  expect(worked).toBeLessThan(slept - 0.5);
});

test("a child that gets no processor is waited for", async () => {
  const child = await start("setImmediate(()=>{for(;;);})");
  child.kill("SIGSTOP");
  let waited: number | undefined;
  void givenUp(child).then((times) => {
    waited = times;
  });
  await pause(4 * patience);
  expect(waited).toBeUndefined();
  child.kill("SIGCONT");
  await expect.poll(() => waited).toBeGreaterThan(4);
});

test("a child that answered is not given up", async () => {
  const child = await start("for(;;);");
  let isGivenUp = false;
  const answered = giveUpOnChild(child, patience, () => {
    isGivenUp = true;
  });
  answered();
  await givenUp(child);
  expect(isGivenUp).toBe(false);
});
