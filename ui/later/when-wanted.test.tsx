import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenWanted } from "./when-wanted.ts";

let place: HTMLElement;

/** Each place is in sight from the start. */
class InSight {
  private readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = tell;
  }
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", InSight);
  place = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function isWanted(wanted: Promise<void>): Promise<boolean> {
  let is = false;
  wanted.then(() => {
    is = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return is;
}

test("a part in sight comes at once; one that may rest waits for the pointer over it", async () => {
  expect(await isWanted(whenWanted("moving", place))).toBe(true);
  expect(await isWanted(whenWanted("not-now", place, () => false))).toBe(true);
  const resting = whenWanted("resting", place, () => true);
  expect(await isWanted(resting)).toBe(false);
  place.dispatchEvent(new MouseEvent("pointermove"));
  expect(await isWanted(resting)).toBe(true);
});

test("anything that is done wakes what rests", async () => {
  const resting = whenWanted("resting", place, () => true);
  expect(await isWanted(resting)).toBe(false);
  document.body.dispatchEvent(new Event("input", { bubbles: true }));
  // What was done shows first.
  expect(await isWanted(resting)).toBe(false);
  await new Promise((frame) => requestAnimationFrame(frame));
  expect(await isWanted(resting)).toBe(true);
});

test("where no frame is drawn it wakes all the same", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  // What was done before wakes the whole page.
  vi.resetModules();
  const anew = await import("./when-wanted.ts");
  const resting = anew.whenWanted("undrawn", place, () => true);
  document.body.dispatchEvent(new Event("input", { bubbles: true }));
  await expect.poll(() => isWanted(resting)).toBe(true);
});
