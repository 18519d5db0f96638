import { scryptSync } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "./hash-password.server.ts";

const password = " Ğüvenli\u0000 e\u0301 🙂 ";

test("a password fits its own hash, and no other spelling of it does", async () => {
  const hash = await hashPassword(password);
  expect(hash).toMatch(/^scrypt\$131072\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hashPassword(password)).not.toBe(hash);
  expect(await verifyPassword(password, hash)).toBe(true);
  for (const other of [password.trim(), password.normalize("NFC"), `${password}x`, ""])
    expect(await verifyPassword(other, hash)).toBe(false);
});

test("a hash that was made at another cost, cheaper or dearer, still fits", async () => {
  for (const N of [16, 2 ** 18]) {
    const hash = scryptSync("x", "salt", 32, { N, r: 8, p: 1, maxmem: 2 ** 30 });
    const stored = `scrypt$${N}$8$1$${Buffer.from("salt").toString("base64url")}$${hash.toString("base64url")}`;
    expect(await verifyPassword("x", stored)).toBe(true);
  }
});

test("nobody and what is no hash fit nothing", async () => {
  expect(await verifyPassword(password)).toBe(false);
  expect(await verifyPassword("", "")).toBe(false);
  expect(await verifyPassword("demo", "demo")).toBe(false);
});

test("a flood is told to come back, and whoever waits is served", async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 36 }, () => verifyPassword("x", "scrypt$16$1$1$YQ$YQ")),
  );
  const refused = answers.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({
    reason: { code: "unavailable", details: { retryAfter: 10 } },
  });
  expect(await verifyPassword("x", "scrypt$16$1$1$YQ$YQ")).toBe(false);
});

test("on a machine that is held up, who waits for long is told to come back, and the others are served", async () => {
  const busy = [1, 2].map(() => verifyPassword("x", "scrypt$16$1$1$YQ$YQ"));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const late = expect(verifyPassword("x")).rejects.toMatchObject({ code: "unavailable" });
  vi.advanceTimersByTime(20_000);
  await late;
  expect(await Promise.all(busy)).toEqual([false, false]);
  expect(await verifyPassword("x", "scrypt$16$1$1$YQ$YQ")).toBe(false);
});
