import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createPace } from "./visitors-first.server.ts";

/** A clock that goes on by what is done: a piece of work takes 20 ms. */
function createDay(share: number) {
  let at = 0;
  let worked = 0;
  let underWay = 0;
  const seen = { most: 0, rested: 0 };
  const pass = (ms: number) => {
    at += ms;
    worked += ms * share;
  };
  const clock = {
    now: () => at,
    worked: () => worked,
    async pause(ms: number) {
      seen.rested += ms;
      pass(ms);
    },
  };
  async function work() {
    underWay += 1;
    seen.most = Math.max(seen.most, underWay);
    await turn();
    pass(20);
    underWay -= 1;
  }
  return { clock, pass, seen, work };
}

async function doTen(share: number) {
  const { clock, pass, seen, work } = createDay(share);
  const inTurn = createPace(clock);
  pass(60);
  await Promise.all(Array.from({ length: 10 }, () => inTurn(work)));
  return seen;
}

describe("what gives way to visitors", () => {
  it("is done at once while the server has time", async () => {
    expect(await doTen(0.3)).toEqual({ most: 10, rested: 0 });
  });

  it("is done one by one with rests twice as long while it answers without a pause", async () => {
    const { most, rested } = await doTen(0.95);
    expect(most).toBe(1);
    expect(rested).toBeGreaterThanOrEqual(9 * 40);
  });

  it("goes on after one piece that fails, whose caller hears of it", async () => {
    const { clock, pass, work } = createDay(1);
    const inTurn = createPace(clock);
    pass(60);
    const failed = inTurn(() => Promise.reject(new Error("no page")));
    const next = inTurn(async () => {
      await work();
      return "done";
    });
    await expect(failed).rejects.toThrow("no page");
    expect(await next).toBe("done");
  });
});
