import type { EmblaCarouselType } from "embla-carousel";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { LivingRow } from "./start-carousel.ts";

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
  { loop, autoplay }: { loop: boolean; autoplay: boolean },
) {
  const living = useRef<LivingRow>(undefined);
  const [isPaused, setPaused] = useState(false);
  const [canMove, setCanMove] = useState(true);
  const [end, setEnd] = useState<"first" | "last">();
  const isPlaying = autoplay && !isPaused;
  const plays = useRef(isPlaying);

  // The row stays the same when it stops: one that were made anew would stand at its beginning for a moment.
  useEffect(() => {
    if (plays.current !== isPlaying) living.current?.play(isPlaying);
    plays.current = isPlaying;
  }, [isPlaying]);

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
      living.current = startCarousel(row, { loop, isPlaying: plays.current });
      const { embla } = living.current;
      const noteEnd = () => setEnd(endOf(embla));
      embla.on("select", noteEnd).on("reInit", noteEnd);
      noteEnd();
    });
    size.observe(row);
    sight.observe(row);
    return () => {
      isGone = true;
      size.disconnect();
      sight.disconnect();
      living.current?.embla.destroy();
      living.current = undefined;
    };
  }, [viewport, loop]);

  const step = (direction: 1 | -1) => () => {
    const slide = viewport.current?.querySelector("li");
    if (living.current) living.current.embla[direction === 1 ? "scrollNext" : "scrollPrev"]();
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
