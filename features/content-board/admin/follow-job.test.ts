import { expect, test } from "vitest";
import type { JobAnswer } from "../calls.ts";
import { type AskedJob, askUntilHeard, followJob } from "./follow-job.ts";

const is = (state: JobAnswer["state"]): AskedJob => ({
  outcome: "done",
  answer: { state, progress: null, release: 3, pages: 1, milliseconds: 1, problems: [] },
});
const lost: AskedJob = { outcome: "offline", status: 0 };
const busy: AskedJob = { outcome: "unavailable", status: 503 };
const tooMany: AskedJob = { outcome: "limited", waitSeconds: 1, status: 429 };

/** Follows a job that answers so, one after the other, without waiting. */
async function follow(...answers: AskedJob[]) {
  const seen: unknown[] = [];
  const pauses: number[] = [];
  let asked = 0;
  const end = await followJob({
    ask: async () => answers[asked++] ?? lost,
    shows: ({ progress }) => seen.push(progress),
    wait: async (ms) => void pauses.push(ms),
  });
  return { end: typeof end === "string" ? end : end.state, asked, pauses };
}

test("a request that is lost is asked again", async () => {
  const { end } = await follow(is("waiting"), lost, is("waiting"), busy, tooMany, is("done"));
  expect(end).toBe("done");
});

test("what the job says is its end", async () => {
  expect(await follow(is("waiting"), is("failed"))).toMatchObject({ end: "failed", asked: 2 });
});

test("several that are lost one after the other are not called a failure: nobody knows", async () => {
  const { end, asked, pauses } = await follow(is("waiting"), is("waiting"));
  expect({ end, asked }).toEqual({ end: "unknown", asked: 10 });
  // Longer and longer, so that a server that comes up again is not run over.
  expect(pauses.slice(-3).every((ms, i, all) => ms >= (all[i - 1] ?? 0))).toBe(true);
  expect(pauses.reduce((sum, ms) => sum + ms)).toBeGreaterThan(10_000);
});

test("a refusal is not asked again", async () => {
  const signedOut: AskedJob = { outcome: "signedOut", status: 401 };
  expect(await follow(is("waiting"), signedOut)).toMatchObject({ end: "unknown", asked: 2 });
});

test("whoever leaves asks no more", async () => {
  const leaving = new AbortController();
  let asked = 0;
  const end = await followJob({
    async ask() {
      asked += 1;
      leaving.abort();
      return is("waiting");
    },
    shows: () => {},
    wait: async () => {},
    signal: leaving.signal,
  });
  expect([end, asked]).toEqual(["left", 1]);
});

test("what is asked for is asked for again while no answer comes, and no longer than a quarter of a minute", async () => {
  const hear = async (...answers: AskedJob[]) => {
    const pauses: number[] = [];
    const wait = async (ms: number) => void pauses.push(ms);
    const { asked, wasLost } = await askUntilHeard(async () => answers.shift() ?? lost, wait);
    return { outcome: asked.outcome, wasLost, pauses };
  };
  expect(await hear(is("done"))).toEqual({ outcome: "done", wasLost: false, pauses: [] });
  expect(await hear(lost, lost, is("done"))).toMatchObject({ outcome: "done", wasLost: true });
  // It has arrived, and says no.
  expect(await hear(busy, is("done"))).toMatchObject({ outcome: "unavailable", wasLost: false });
  const { outcome, pauses } = await hear();
  expect(outcome).toBe("offline");
  expect(pauses.reduce((sum, ms) => sum + ms)).toBeLessThan(20_000);
});
