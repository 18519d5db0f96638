import type { EmblaCarouselType } from "embla-carousel";
import { type RefObject, useEffect, useRef, useState } from "react";

interface Options {
  loop: boolean;
  autoplay: boolean;
}

/** How long a slide stands, ms. */
const delay = 3_000;

/** A row whose slides are all seen has nothing to move. */
function overflows(row: HTMLElement): boolean {
  return row.scrollWidth > row.clientWidth + 1;
}

/** Brings a scrolling row to life with Embla once it is seen; until then buttons scroll it natively. */
export function useCarousel(
  viewport: RefObject<HTMLDivElement | null>,
  { loop, autoplay }: Options,
) {
  const embla = useRef<EmblaCarouselType>(undefined);
  const [isPaused, setPaused] = useState(false);
  const isPlaying = autoplay && !isPaused;

  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    let isGone = false;
    const sight = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting || !overflows(row)) return;
      sight.disconnect();
      const { startCarousel } = await import("./start-carousel.ts");
      if (!isGone)
        embla.current = startCarousel(row, { loop, playDelay: isPlaying ? delay : undefined });
    });
    sight.observe(row);
    return () => {
      isGone = true;
      sight.disconnect();
      embla.current?.destroy();
      embla.current = undefined;
    };
  }, [viewport, loop, isPlaying]);

  const step = (direction: 1 | -1) => () => {
    const slide = viewport.current?.querySelector("li");
    if (embla.current) embla.current[direction === 1 ? "scrollNext" : "scrollPrev"]();
    else viewport.current?.scrollBy({ left: direction * (slide?.offsetWidth ?? 0) });
  };
  return {
    previous: step(-1),
    next: step(1),
    isPlaying,
    togglePlay: () => setPaused((paused) => !paused),
  };
}
