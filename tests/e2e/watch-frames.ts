import type { Page } from "playwright-core";

/** What a frame showed; two frames that show the same are one entry. */
export interface Frame {
  path: string;
  theme: string | null;
  background: string;
}

const record = "frames-shown";

/**
 * Notes what is shown at every frame from the first one on, over navigations too (in this tab's session storage).
 * The note is taken in an animation-frame callback, which is the last thing before a frame is painted.
 */
export async function watchFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.addInitScript((key) => {
    const note = () => {
      requestAnimationFrame(note);
      if (!document.body?.firstElementChild || document.documentElement.hidden) return;
      const shown = JSON.stringify({
        path: location.pathname,
        theme: document.documentElement.getAttribute("data-bs-theme"),
        background: getComputedStyle(document.body).backgroundColor,
      });
      const frames: string[] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
      if (!frames.includes(shown)) {
        sessionStorage.setItem(key, JSON.stringify([...frames, shown]));
      }
    };
    requestAnimationFrame(note);
  }, record);

  return async () => {
    const frames = await page.evaluate((key) => sessionStorage.getItem(key) ?? "[]", record);
    return (JSON.parse(frames) as string[]).map((frame) => JSON.parse(frame));
  };
}
