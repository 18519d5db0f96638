import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { stageIn } from "#tests/support/stage.tsx";
import { useInboxWatch } from "./use-inbox-watch.ts";

const stage = stageIn("en");
vi.mock("#platform/admin/ask-admin.ts", () => ({ signInAddress: () => "#sign-in" }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  location.hash = "";
});

function Watching() {
  useInboxWatch(null);
  return null;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("whoever is signed out for two questions is led to the sign-in: another tab that signs out has time to tell", async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(async () => Response.json({}, { status: 401 }));
  vi.stubGlobal("fetch", fetch);
  await stage(<Watching />);
  await pass(0);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe("");

  await pass(4_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(location.hash).toBe("#sign-in");
});
