import { expect, test } from "vitest";
import { isStale, outboxPauses, retryPause, stateAfter } from "./outbox-rules.server.ts";

const day = 86_400_000;
const visitor = { audience: "visitor", created_at: 0 } as const;
const company = { audience: "company", created_at: 0 } as const;

test("the first retry comes within 30 seconds, at its latest after the next look", () => {
  expect(retryPause(1, 0, outboxPauses)).toBeGreaterThan(10_000);
  expect(retryPause(1, 1, outboxPauses) + outboxPauses.poll).toBeLessThanOrEqual(30_000);
});

test("the pauses grow, whatever the dice say, up to an hour", () => {
  for (let attempts = 1; attempts <= 7; attempts += 1)
    expect(retryPause(attempts + 1, 0, outboxPauses)).toBeGreaterThan(
      retryPause(attempts, 1, outboxPauses),
    );
  expect(retryPause(10, 0.5, outboxPauses)).toBe(3_600_000);
  expect(retryPause(2_000, 1, outboxPauses)).toBe(3_600_000);
});

test("the dice move a pause by a fifth", () => {
  const middle = retryPause(3, 0.5, outboxPauses);
  expect(retryPause(3, 0, outboxPauses)).toBeCloseTo(0.8 * middle);
  expect(retryPause(3, 1, outboxPauses)).toBeCloseTo(1.2 * middle);
});

test("a waiting mail asks at least once a minute whether the server is back", () => {
  expect(outboxPauses.probe + 2 * outboxPauses.poll).toBeLessThan(120_000);
});

test.each([
  ["a visitor's mail is sent", visitor, "accepted", 0, "sent"],
  ["a visitor's mail is refused", visitor, "refused", 0, "failed"],
  ["a visitor's mail waits out 4xx", visitor, "deferred", 3.9 * day, "waiting"],
  ["a visitor's mail waits for the server", visitor, "server-down", 3.9 * day, "waiting"],
  ["a visitor's mail ends after four days", visitor, "server-down", 4 * day, "failed"],
  ["the company's mail outlives a refusal", company, "refused", 4 * day, "waiting"],
  ["the company's mail ends after two weeks of tries", company, "refused", 14 * day, "failed"],
] as const)("%s", (_, mail, outcome, now, state) => {
  expect(stateAfter(mail, outcome, 0, now)).toBe(state);
});

test("the company's two weeks begin with the first try, not with the message", () => {
  expect(stateAfter(company, "server-down", 30 * day, 31 * day)).toBe("waiting");
});

test("only a visitor's mail grows stale", () => {
  expect(isStale(visitor, 4 * day)).toBe(true);
  expect(isStale(visitor, 4 * day - 1)).toBe(false);
  expect(isStale(company, 400 * day)).toBe(false);
});
