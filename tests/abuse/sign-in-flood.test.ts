import { expect, test } from "vitest";
import { Visitor } from "../support/visitor.ts";
import { startAbusedSite } from "./abused-site.ts";
import { expectServed, whileVisited } from "./honest-visitors.ts";

/** Milliseconds; and how many machines ask at once, each from an address of its own. */
const lasting = 8_000;
const machines = 40;

/** Signs in with invented addresses, again and again; answers how often each status came. */
async function flood(url: string): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  const end = performance.now() + lasting;
  async function work(at: number): Promise<void> {
    for (let round = at; performance.now() < end; round += machines) {
      const attempt = { email: `a${round}@b.co`, password: "x" };
      const { status, body } = await new Visitor(url).postJson("/api/login", attempt);
      await body?.cancel();
      counts[status] = (counts[status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: machines }, (_, at) => work(at)));
  return counts;
}

test("a flood of sign-ins takes neither all memory nor all time", async () => {
  const site = await startAbusedSite();
  const before = site.memory();
  let counts: Record<number, number> = {};
  const served = await whileVisited(site.url, async () => {
    counts = await flood(site.url);
  });
  console.log(`sign-ins by status: ${JSON.stringify(counts)}; ${site.memory().toFixed(0)} MB`);
  // Wrong, or asked to come back; the latter is what `Retry-After` is for (docs/accounts.md).
  expect(Object.keys(counts).filter((status) => !["400", "429", "503"].includes(status))).toEqual(
    [],
  );
  expect(site.memory() - before).toBeLessThan(400);
  expect(site.complaints()).toEqual([]);
  expectServed("a flood of sign-ins", served);
});
