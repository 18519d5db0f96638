import { afterEach, expect, test, vi } from "vitest";
import { createRateLimits } from "./rate-limits.server.ts";

afterEach(() => void vi.useRealTimers());

test("a clock that was set back by a day keeps nobody out", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const limits = createRateLimits();
  const take = () => limits.take(["contactMinute"], "somebody");
  for (let i = 0; i < 5; i++) await take();
  await expect(take()).rejects.toMatchObject({ name: "Problem" });

  vi.setSystemTime(Date.now() - 86_400_000);
  await take();
});
