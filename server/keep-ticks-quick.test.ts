import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/**
 * Says at the end of a program, when garbage was collected, how many promises a tick takes: the least of five rounds.
 * Both are timed one after the other, so that a busy machine slows both.
 */
const measure = `
  import { collectGarbage } from "${new URL("../platform/collect-garbage.server.ts", import.meta.url).href}";
  const many = 200_000;
  const timed = (again) => new Promise((done) => {
    const before = process.cpuUsage();
    let left = many;
    const step = () => {
      if (--left > 0) return again(step);
      const { user, system } = process.cpuUsage(before);
      done(user + system);
    };
    again(step);
  });
  const promises = (step) => { Promise.resolve().then(step); };
  const least = async () => {
    const ratios = [];
    for (let round = 0; round < 5; round++) ratios.push((await timed(process.nextTick)) / (await timed(promises)));
    return Math.min(...ratios);
  };
  process.once("beforeExit", async () => {
    await least();
    collectGarbage();
    console.log(await least());
  });`;

function promisesOfATick(program: string[]): number {
  const preload = `data:text/javascript,${encodeURIComponent(measure)}`;
  const ran = spawnSync(process.execPath, ["--import", preload, ...program], { encoding: "utf8" });
  expect(ran.stderr).toBe("");
  return Number(ran.stdout.trim().split("\n").at(-1));
}

test("ticks stay quick in the server when garbage was collected", () => {
  // The day when a program that does not keep them is as quick, ours need not keep them either.
  const without = promisesOfATick(["--eval", "setTimeout(() => {}, 1)"]);
  expect(promisesOfATick(["server/main.js", "--compile"])).toBeLessThan(without / 2);
});
