import { expect, test } from "vitest";
import { someAtOnce } from "./some-at-once.ts";

test("the next one is begun as soon as one is done, and results keep their order", async () => {
  const begun: string[] = [];
  const { promise: slow, resolve: endSlow } = Promise.withResolvers<void>();
  const all = someAtOnce(2, ["slow", "b", "c", "last"], async (name) => {
    begun.push(name);
    if (name === "slow") await slow;
    if (name === "last") endSlow();
    return `${name} is done`;
  });
  expect(begun).toEqual(["slow", "b"]);
  expect(await all).toEqual(["slow", "b", "c", "last"].map((name) => `${name} is done`));
  expect(begun).toEqual(["slow", "b", "c", "last"]);
});

test("after a failure none is begun, and those under way are waited for", async () => {
  const ended: string[] = [];
  const { promise: slow, resolve: endSlow } = Promise.withResolvers<void>();
  const all = someAtOnce(2, ["slow", "broken", "never"], async (name) => {
    if (name === "broken") {
      setImmediate(endSlow);
      throw new Error("it is broken");
    }
    await slow;
    ended.push(name);
  });
  await expect(all).rejects.toThrow("it is broken");
  expect(ended).toEqual(["slow"]);
});
