import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** More stops than any page of ours has. */
const most = 150;

/** Goes from stop to stop until something has the focus, and comes into sight there. @throws where it is never reached */
export async function tabTo(page: Page, wanted: Locator, key = "Tab"): Promise<void> {
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement);
  for (let stop = 0; !(await hasFocus()); stop += 1) {
    if (stop === most)
      throw new Error(`${most} times ${key}, and ${wanted} was not among the stops`);
    await page.keyboard.press(key);
  }
  // The page may still be scrolling there: what is pressed then, and moves the page, would end that half-way.
  let last: number | undefined;
  const isSeenAtRest = async () => {
    const { top, isSeen } = await wanted.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, isSeen: bottom > 0 && top < innerHeight };
    });
    const isAtRest = top === last;
    last = top;
    return isSeen && isAtRest;
  };
  await expect.poll(isSeenAtRest, { interval: 100 }).toBe(true);
}

/**
 * Goes through the whole page from its first stop, the link over the header, to its last, and tells what is not
 * reached, not in its order or not seen to have the focus; then whether that link leads to the content.
 */
export async function keyboardProblemsOn(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? ""}`;
    const isStop = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled, [inert] *, details:not([open]) > :not(summary) *") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // Of a group of radio buttons, one.
      !(element instanceof HTMLInputElement && element.type === "radio" && !isChosen(element));
    const isChosen = (radio: HTMLInputElement) => {
      const group = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
        ({ name, form }) => name === radio.name && form === radio.form,
      );
      return radio === (group.find(({ checked }) => checked) ?? group[0]);
    };
    const hasRing = (element: Element | null | undefined) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };

    const wanted = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, input, select, textarea, summary",
      ),
      ...document.querySelectorAll<HTMLElement>("[tabindex]"),
    ]
      .filter((element, place, all) => all.indexOf(element) === place && isStop(element))
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    // The way back to the top goes when the page is there, as it is when the walk begins: it cannot be reached then.
    const gone = new Set<Element>();
    const watch = new MutationObserver((all) => {
      for (const { target } of all) if ((target as HTMLElement).hidden) gone.add(target as Element);
    });
    for (const one of wanted)
      if (one.matches(".back-to-top")) watch.observe(one, { attributeFilter: ["hidden"] });
    const stops: Element[] = [];
    const unseen: string[] = [];
    const note = ({ target, isTrusted }: FocusEvent) => {
      if (!isTrusted) return;
      const stop = target as HTMLElement;
      stops.push(stop);
      const { width, height } = stop.getBoundingClientRect();
      // What stands for a hidden control shows the ring in its place (ui/filter).
      if (!hasRing(stop) && !hasRing(stop.nextElementSibling)) unseen.push(nameOf(stop));
      else if (width === 0 || height === 0) unseen.push(nameOf(stop));
    };
    // Ahead of React, which keeps to itself what happens in a part whose code is still on its way, and repeats it later.
    addEventListener("focusin", note, { capture: true });
    Object.assign(window, {
      keyboardProblems: () => {
        // A region that scrolls and has nothing in it to stop at is a stop by itself.
        const left = wanted.filter((element) => !gone.has(element) || stops.includes(element));
        const asked = stops.filter((stop) => left.includes(stop as HTMLElement));
        const wrong = left.findIndex((element, place) => asked[place] !== element);
        const expected = left[wrong];
        const order = expected
          ? [
              `stop ${wrong}: ${nameOf(expected)} expected, ${asked[wrong] ? nameOf(asked[wrong]) : "nothing"} reached`,
            ]
          : [];
        return [...order, ...unseen.map((name) => `${name}: not seen to have the focus`)];
      },
    });
    (document.activeElement as HTMLElement | null)?.blur();
    wanted[0]?.focus();
    return wanted.length;
  });
  const stopsReached = () =>
    page.evaluate(() => (window as unknown as { keyboardProblems(): string[] }).keyboardProblems());
  // Some more than there are: regions that scroll.
  for (let stop = 0; stop < count + 5; stop += 1) await page.keyboard.press("Tab");
  const problems = await stopsReached();
  const skip = page.locator("a[href='#content']");
  await skip.focus();
  await page.keyboard.press("Enter");
  const isThere = await page.getByRole("main").evaluate((main) => main === document.activeElement);
  return isThere ? problems : [...problems, "the first link does not lead to the content"];
}
