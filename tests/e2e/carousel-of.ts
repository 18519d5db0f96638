import type { Locator, Page } from "playwright-core";
import type { Words } from "./words.ts";

/** What is seen of a row, in whole pixels. */
export interface Row {
  /** Indexes of the slides that are wholly in view, from left to right. */
  seen: number[];
  /** Between two slides in view. */
  gap: number;
}

/** A carousel as a visitor uses it, found by what its slides are. */
export function carouselOf(page: Page, t: Words, label: string) {
  const carousel = page.locator(`section[aria-roledescription=carousel][aria-label="${label}"]`);
  const viewport = carousel.getByRole("group");
  const button = (name: "previous" | "next" | "pause" | "play") =>
    carousel.getByRole("button", { name: t(`carousel.${name}`), exact: true });
  return {
    carousel,
    viewport,
    button,
    row: () => rowOf(viewport),
    /** The slide at the left edge. */
    first: async () => (await rowOf(viewport)).seen[0],
    /** Drag, loop and arrow keys have arrived. */
    isAlive: () => viewport.evaluate((element) => element.classList.contains("is-alive")),
  };
}

function rowOf(viewport: Locator): Promise<Row> {
  return viewport.evaluate((element) => {
    const edge = element.getBoundingClientRect();
    const all = [...element.querySelectorAll("li")];
    // A row that goes round holds copies of its slides.
    const count = all.filter((slide) => !slide.inert).length;
    const slides = all.map((slide, place) => {
      const index = place % count;
      const box = slide.getBoundingClientRect();
      const padding = Number.parseFloat(getComputedStyle(slide).paddingRight);
      return { index, left: box.left, right: box.right - padding };
    });
    const seen = slides
      .filter(({ left, right }) => left >= edge.left - 2 && right <= edge.right + 2)
      .toSorted((one, other) => one.left - other.left);
    const [one, other] = seen.length > 1 ? seen : slides;
    return {
      seen: seen.map(({ index }) => index),
      gap: Math.round((other?.left ?? 0) - (one?.right ?? 0)),
    };
  });
}
