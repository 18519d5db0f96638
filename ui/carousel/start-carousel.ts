import Embla, { type EmblaCarouselType } from "embla-carousel";
import Autoplay from "embla-carousel-autoplay";

/**
 * Hands a row to Embla: drag, loop, arrow keys and, with `playDelay` in ms, moving on by itself. It stands
 * still under the pointer and while anything in it has the focus.
 */
export function startCarousel(
  row: HTMLElement,
  { loop, playDelay }: { loop: boolean; playDelay: number | undefined },
): EmblaCarouselType {
  const plugins =
    playDelay === undefined
      ? []
      : [
          Autoplay({
            delay: playDelay,
            stopOnInteraction: false,
            stopOnMouseEnter: true,
            stopOnFocusIn: true,
          }),
        ];
  row.classList.add("is-alive");
  const embla = Embla(
    row,
    { loop, align: "start", containScroll: "trimSnaps", duration: 22 },
    plugins,
  );
  const follow = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") embla.scrollNext();
    else if (event.key === "ArrowLeft") embla.scrollPrev();
    else return;
    event.preventDefault();
  };
  row.addEventListener("keydown", follow);
  embla.on("destroy", () => {
    row.removeEventListener("keydown", follow);
    row.classList.remove("is-alive");
  });
  return embla;
}
