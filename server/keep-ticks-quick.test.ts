import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Says at the end of a program what a tick takes, ns of processor time, the least of five times. */
const measure = `
  import { collectGarbage } from "${new URL("../platform/collect-garbage.server.ts", import.meta.url).href}";
  const many = 200_000;
  const ticksTake = () => new Promise((done) => {
    const before = process.cpuUsage();
    let left = many;
    const tick = () => {
      if (--left > 0) return process.nextTick(tick);
      const { user, system } = process.cpuUsage(before);
      done(((user + system) / many) * 1_000);
    };
    process.nextTick(tick);
  });
  const least = async () => {
    const times = [];
    for (let round = 0; round < 5; round++) times.push(await ticksTake());
    return Math.min(...times);
  };
  process.once("beforeExit", async () => {
    const before = await least();
    collectGarbage();
    console.log(JSON.stringify({ before, after: await least() }));
  });`;

function ticksOf(program: string[]): { before: number; after: number } {
  const ran = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(measure)}`, ...program],
    { encoding: "utf8" },
  );
  expect(ran.stderr).toBe("");
  return JSON.parse(ran.stdout.trim().split("\n").at(-1) ?? "");
}

test("ticks stay quick in the server when garbage was collected", () => {
  // A program of its own that does not keep them is the measure: the day when both are alike, ours can go.
  const without = ticksOf(["--eval", "setTimeout(() => {}, 1)"]);
  expect(without.after).toBeGreaterThan(without.before * 3);
  expect(ticksOf(["server/main.js", "--compile"]).after).toBeLessThan(without.before * 2.5);
});
