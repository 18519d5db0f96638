import { vi } from "vitest";

/** A test that is not about what a password costs does not wait for it; tests/api/password-work.test.ts does. */
vi.mock("#features/accounts/password-work.server.ts", () => ({
  hashCost: { N: 16, r: 1, p: 1 },
  leastAnswerTime: 1,
}));
