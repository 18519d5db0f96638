import { expect, test } from "./fixtures.ts";
import type { Visitor } from "./visitor.ts";

const toastOf = ({ page }: Visitor) => {
  const toast = page.locator(".Toastify__toast");
  const bar = toast.locator(".Toastify__progress-bar[aria-hidden=false]");
  return {
    toast,
    /** From the × to the toast's right edge, in px. */
    closeToEdge: () =>
      toast.evaluate((element) => {
        const button = element.querySelector(".toast-close")?.getBoundingClientRect();
        return element.getBoundingClientRect().right - (button?.right ?? 0);
      }),
    duration: () => bar.evaluate((element) => getComputedStyle(element).animationDuration),
    /** Its time stands still until it goes on: a busy machine may take longer to look than it stays. */
    stands: () =>
      bar.evaluate((element) => {
        for (const animation of element.getAnimations()) animation.pause();
      }),
    goesOn: () =>
      bar.evaluate((element) => {
        for (const animation of element.getAnimations()) animation.play();
      }),
    /** Notes how long it takes from now on; what is short may be over before it is looked at. */
    notesDurations: () =>
      toast.evaluate((element) => {
        const seen = new Set<string>();
        const note = () => {
          const shown = element.querySelector(".Toastify__progress-bar[aria-hidden=false]");
          if (shown) seen.add(getComputedStyle(shown).animationDuration);
        };
        new MutationObserver(note).observe(element, {
          ...{ attributes: true, childList: true, subtree: true },
        });
        Object.assign(window, { durationsSeen: () => [...seen] });
      }),
    durationsSeen: () =>
      page.evaluate(() => (window as unknown as { durationsSeen(): string[] }).durationsSeen()),
    isHeld: () =>
      bar.evaluate((element) => getComputedStyle(element).animationPlayState === "paused"),
    /** As if so many ms had passed since the toast came. */
    passes: (ms: number) =>
      bar.evaluate((element, time) => {
        for (const animation of element.getAnimations()) animation.currentTime = time;
      }, ms),
  };
};

async function withToast(visitor: Visitor) {
  await visitor.opens("/", "en");
  await visitor.leavesAddress(`${crypto.randomUUID()}@visitor.example`);
  await visitor.seesToast("success");
  return toastOf(visitor);
}

test("a toast stands at the top right for 5 s, with a bar that shows it", async ({ visitor }) => {
  const { toast, duration, stands, goesOn, passes, closeToEdge } = await withToast(visitor);
  await stands();
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(100);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1_200);
  expect(await closeToEdge()).toBeLessThan(12);
  expect(await duration()).toBe("5s");
  await passes(4_900);
  expect(await toast.count()).toBe(1);
  await goesOn();
  await toast.waitFor({ state: "detached" });
});

test("it is heard in the page's language, and is no place of the page by the name of its button", async ({
  visitor,
}) => {
  const { toast, stands } = await withToast(visitor);
  await stands();
  const around = toast.locator("xpath=ancestor::section[@aria-live]");
  expect(await around.getAttribute("aria-label")).toBeNull();
  expect(await toast.getByRole("progressbar").count()).toBe(0);
});

test("under the pointer it stays, and goes 1 s after", async ({ visitor }) => {
  const { toast, isHeld, passes, notesDurations, durationsSeen } = await withToast(visitor);
  await toast.hover();
  await expect.poll(isHeld).toBe(true);
  await passes(4_990);
  await notesDurations();
  await visitor.page.mouse.move(100, 600);
  await toast.waitFor({ state: "detached" });
  expect(await durationsSeen()).toContain("1s");
});

test("it comes and goes in 300 ms", async ({ visitor }) => {
  await withToast(visitor);
  const eases = await visitor.page.evaluate(() =>
    ["toast-enter", "toast-exit"].map((name) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.className = name;
      const { animationDuration } = getComputedStyle(probe);
      probe.remove();
      return animationDuration;
    }),
  );
  expect(eases).toEqual(["0.3s", "0.3s"]);
});

test("its button stands at the edge of a phone, too, and closes it", async ({ comes }) => {
  const visitor = await comes({ viewport: { width: 320, height: 640 } });
  const { toast, closeToEdge } = await withToast(visitor);
  expect(await closeToEdge()).toBeLessThan(12);
  const close = visitor.words()("toasts.close");
  await toast.getByRole("button", { name: close }).click();
  await toast.waitFor({ state: "detached" });
});
