import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLostFrame } from "./use-lost-frame.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function open() {
  const frame = { current: { contentDocument: {} } as HTMLIFrameElement };
  const shown: { now?: ReturnType<typeof useLostFrame> } = {};
  function Pane() {
    shown.now = useLostFrame(frame);
    return null;
  }
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Pane />));
  const does = (what: "watchFrame" | "hears" | "tryAgain") => act(async () => shown.now?.[what]());
  return { frame, shown, does };
}
const passes = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

test("a page that did not come is told at once, and another try is another document", async () => {
  const { frame, shown, does } = await open();
  // The browser's own page about it.
  frame.current = { contentDocument: null } as HTMLIFrameElement;
  await does("watchFrame");
  expect(shown.now?.isDeaf).toBe(true);
  expect(shown.now?.tries).toBe(0);
  await does("tryAgain");
  expect(shown.now?.isDeaf).toBe(false);
  expect(shown.now?.tries).toBe(1);
});

test("a page whose code does not come is told after a while, and no more once it listens", async () => {
  const { frame, shown, does } = await open();
  await does("watchFrame");
  await passes(7_900);
  expect(shown.now?.isDeaf).toBe(false);
  await passes(200);
  expect(shown.now?.isDeaf).toBe(true);
  await does("hears");
  expect(shown.now?.isDeaf).toBe(false);

  // One that listens before its last picture is there is not waited for.
  await does("watchFrame");
  await passes(10_000);
  expect(shown.now?.isDeaf).toBe(false);
  // Another one is.
  frame.current = { contentDocument: {} } as HTMLIFrameElement;
  await does("watchFrame");
  await passes(10_000);
  expect(shown.now?.isDeaf).toBe(true);
});
