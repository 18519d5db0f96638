import { afterEach, expect, test, vi } from "vitest";
import { createRateLimits, type RateLimit } from "./rate-limits.server.ts";

afterEach(() => void vi.useRealTimers());

const perMinute: RateLimit = { name: "perMinute", points: 2, seconds: 60, reason: "of a test" };
const perHour: RateLimit = { name: "perHour", points: 3, seconds: 3_600, reason: "of a test" };

test("what is over a limit is refused with the seconds to wait, and others are not", async () => {
  const limits = createRateLimits();
  const take = (visitor: string) => limits.take([perMinute], visitor);
  await take("somebody");
  await take("somebody");
  const refused = await take("somebody").catch((problem) => problem);
  expect(refused).toMatchObject({ name: "Problem", code: "limited" });
  expect(refused.details.retryAfter).toBeGreaterThan(50);
  expect(refused.details.retryAfter).toBeLessThanOrEqual(60);
  await take("somebody else");
});

test("what was given back may be taken again", async () => {
  const limits = createRateLimits();
  for (let i = 0; i < 5; i++) await (await limits.take([perMinute], "somebody")).giveBack();
  await limits.take([perMinute], "somebody");
});

test("what one limit refuses costs no point of another, nor of itself", async () => {
  const limits = createRateLimits();
  for (let i = 0; i < 2; i++) await limits.take([perMinute], "somebody");
  for (let i = 0; i < 5; i++)
    await expect(limits.take([perHour, perMinute], "somebody")).rejects.toThrow();
  for (let i = 0; i < 3; i++) await limits.take([perHour], "somebody");
  await expect(limits.take([perHour], "somebody")).rejects.toThrow();
});

test("a clock that was set back by a day keeps nobody out", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const limits = createRateLimits();
  const take = () => limits.take([perMinute], "somebody");
  for (let i = 0; i < 2; i++) await take();
  await expect(take()).rejects.toMatchObject({ name: "Problem" });

  vi.setSystemTime(Date.now() - 86_400_000);
  await take();
});
