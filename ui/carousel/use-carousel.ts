import type { EmblaCarouselType } from "embla-carousel";
import { type RefObject, useEffect, useRef, useState } from "react";

interface Options {
  loop: boolean;
  autoplay: boolean;
}

/** How long a slide stands, ms. */
const delay = 3_000;

/** A row whose slides are all seen has nothing to move, unless it goes round. */
function hasMore(row: HTMLElement, loop: boolean): boolean {
  if (loop) return true;
  // Both carry a gap at their end; so the row's own width to scroll would always be more than its view.
  const slides = [...row.querySelectorAll("li")];
  const width = slides.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
  return width > (slides[0]?.parentElement?.offsetWidth ?? 0) + 1;
}

/** Where a living row cannot be moved on from. */
function endOf(row: EmblaCarouselType): "first" | "last" | undefined {
  if (!row.canScrollPrev()) return "first";
  return row.canScrollNext() ? undefined : "last";
}

/** Brings a scrolling row to life with Embla once it is seen; until then buttons scroll it natively. */
export function useCarousel(
  viewport: RefObject<HTMLDivElement | null>,
  { loop, autoplay }: Options,
) {
  const embla = useRef<EmblaCarouselType>(undefined);
  const shown = useRef(0);
  const [isPaused, setPaused] = useState(false);
  const [canMove, setCanMove] = useState(true);
  const [end, setEnd] = useState<"first" | "last">();
  const isPlaying = autoplay && !isPaused;

  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    let isGone = false;
    const size = new ResizeObserver(() => setCanMove(hasMore(row, loop)));
    const sight = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting || !hasMore(row, loop)) return;
      sight.disconnect();
      const { startCarousel } = await import("./start-carousel.ts");
      if (isGone) return;
      const alive = startCarousel(row, {
        loop,
        startIndex: shown.current,
        playDelay: isPlaying ? delay : undefined,
      });
      const noteEnd = () => setEnd(endOf(alive));
      alive.on("select", noteEnd).on("reInit", noteEnd);
      noteEnd();
      embla.current = alive;
    });
    size.observe(row);
    sight.observe(row);
    return () => {
      isGone = true;
      size.disconnect();
      sight.disconnect();
      shown.current = embla.current?.selectedScrollSnap() ?? 0;
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
    /** False where every slide is seen and none can follow: buttons would do nothing. */
    canMove,
    end,
    previous: step(-1),
    next: step(1),
    isPlaying,
    togglePlay: () => setPaused((paused) => !paused),
  };
}
