import type { Page } from "playwright-core";

// Nothing here waits for a frame, or for a picture to come into view: what that may wait for, `drawsToTheEnd` tells
// (tests/support/browser.ts).

/**
 * Opens and closes every menu, dialog and panel that is in reach at this width in a part of the page, in the page
 * itself: by hand it is done in the tests of each. Tells what does not open, and what is wider than itself.
 */
export function panelProblemsOn(page: Page, part: "html" | "main"): Promise<string[]> {
  return page.evaluate(async (part) => {
    const openers = [
      ...(document.querySelector(part) as HTMLElement).querySelectorAll<HTMLElement>(
        "button[popovertarget]:not([popovertargetaction=hide]), button[aria-haspopup=dialog]",
      ),
    ].filter((opener) => opener.checkVisibility());
    const opened = () =>
      document.querySelector<HTMLElement>("[popover=auto]:popover-open, dialog[open]");
    const moment = () => new Promise((resolve) => setTimeout(resolve, 20));
    const within5s = async (holds: () => boolean) => {
      const end = performance.now() + 5_000;
      while (!holds() && performance.now() < end) await moment();
      return holds();
    };

    const problems: string[] = [];
    for (const opener of openers) {
      const name = opener.getAttribute("aria-label") ?? opener.textContent;
      opener.click();
      await within5s(() => opened() !== null);
      const panel = opened();
      if (!panel) {
        problems.push(`${name}: opens nothing`);
        continue;
      }
      for (const summary of panel.querySelectorAll("summary")) summary.click();
      await moment();
      if (panel.scrollWidth > panel.clientWidth) problems.push(`${name}: runs over its edge`);
      if (panel instanceof HTMLDialogElement) panel.close();
      else panel.hidePopover();
      if (!(await within5s(() => opened() === null))) problems.push(`${name}: does not close`);
    }
    for (const panel of document.querySelectorAll<HTMLDetailsElement>("main details")) {
      panel.open = true;
    }
    return problems;
  }, part);
}

/** Down the page, view by view; at the end every picture has come. */
export async function scrollsToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      Promise.race([
        new Promise((resolve) => requestAnimationFrame(resolve)),
        new Promise((resolve) => setTimeout(resolve, 200)),
      ]);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await frame();
    }
    for (const image of document.images) image.loading = "eager";
  });
  await page.waitForFunction(
    () =>
      [...document.images]
        .filter((image) => image.checkVisibility())
        .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    undefined,
    { polling: 100 },
  );
}

/** How wide the page is; more than the window means that it scrolls sideways. */
export function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/**
 * Words in headings of which a part stands on the next line: a column is too narrow for its letters, and a browser that
 * knows no syllables tears them. Soft hyphens say where a word may end its line.
 */
export function tornHeadingsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = (text: Node, index: number) => {
      const letter = new Range();
      letter.setStart(text, index);
      letter.setEnd(text, index + 1);
      return [...letter.getClientRects()].at(-1)?.top;
    };
    const torn: string[] = [];
    for (const heading of document.querySelectorAll("main :is(h1, h2, h3)")) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\p{L}{2,}/gu))
          if (top(text, index) !== top(text, index + word.length - 1)) torn.push(word);
    }
    return torn;
  });
}

/** What the page has loaded of scripts, as sent, when all that comes by itself has come. */
export async function scriptBytesOf(page: Page): Promise<number> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

/** Puts a long word in place of each fact that is as large as running text: other entries have other facts. */
export function saysLongFacts(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const fact of document.querySelectorAll("main dd"))
      if (Number.parseFloat(getComputedStyle(fact).fontSize) < 20)
        fact.textContent = "Schienengüterverkehr";
  });
}
