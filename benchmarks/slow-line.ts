import type { Page } from "playwright-core";

/** A phone of the middle class on a poor line. */
export const slowLine = { megabits: 1.6, latencyMs: 150, cpuSlowdown: 4 };

/** Slows the browser's line and processor down for this page. */
export async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slowLine.latencyMs,
    downloadThroughput: (slowLine.megabits * 1e6) / 8,
    uploadThroughput: 750e3 / 8,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowLine.cpuSlowdown });
}

/** What a page notes about itself; all times in ms since the visitor asked for it. */
export interface Noted {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** Of tasks longer than 50 ms, what is over 50 ms. */
  blocking: number;
  /** When React had taken over; 0: not yet. */
  interactive: number;
  /** The longest that a tap or key took until the screen showed it. */
  slowestInteraction: number;
}

/** Runs in the page, ahead of everything else: notes paints, shifts, long tasks, interactions and hydration. */
export function noteVitals(): void {
  const noted: Noted = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    blocking: 0,
    interactive: 0,
    slowestInteraction: 0,
  };
  Object.assign(window, { noted });
  const observe = (type: string, note: (entry: never) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never);
    }).observe({ type, buffered: true, ...more });
  observe("paint", ({ name, startTime }: PerformanceEntry) => {
    if (name === "first-contentful-paint") noted.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }: PerformanceEntry) => {
    noted.largestPaint = startTime;
  });
  observe("layout-shift", (shift: { value: number; hadRecentInput: boolean }) => {
    if (!shift.hadRecentInput) noted.layoutShift += shift.value;
  });
  observe("longtask", ({ duration }: PerformanceEntry) => {
    noted.blocking += Math.max(0, duration - 50);
  });
  observe(
    "event",
    ({ interactionId, duration }: { interactionId: number; duration: number }) => {
      if (interactionId) noted.slowestInteraction = Math.max(noted.slowestInteraction, duration);
    },
    { durationThreshold: 16 },
  );
  const watch = setInterval(() => {
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
    type Host = { stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } } };
    const host = (document as unknown as Record<string, Host | undefined>)[key ?? ""];
    if (host?.stateNode.current.memoizedState?.isDehydrated !== false) return;
    noted.interactive = performance.now();
    clearInterval(watch);
  }, 10);
}

/** What the page has noted so far. */
export function readVitals(page: Page): Promise<Noted> {
  return page.evaluate(() => (window as unknown as { noted: Noted }).noted);
}
