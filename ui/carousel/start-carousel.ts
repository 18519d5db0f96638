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
  const autoplay =
    playDelay === undefined
      ? undefined
      : Autoplay({
          delay: playDelay,
          stopOnInteraction: false,
          stopOnMouseEnter: true,
          stopOnFocusIn: true,
        });
  row.classList.add("is-alive");
  const embla = Embla(
    row,
    { loop, align: "start", containScroll: "trimSnaps", duration: 22 },
    autoplay ? [autoplay] : [],
  );
  // The plugin minds the focus of what is in a slide; the row itself has it while arrow keys move it.
  const standStill = () => {
    if (row.matches(":focus-visible")) autoplay?.stop();
  };
  const goOn = () => autoplay?.play();
  const follow = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") embla.scrollNext();
    else if (event.key === "ArrowLeft") embla.scrollPrev();
    else return;
    event.preventDefault();
  };
  standStill();
  row.addEventListener("focus", standStill);
  row.addEventListener("blur", goOn);
  row.addEventListener("keydown", follow);
  embla.on("destroy", () => {
    row.removeEventListener("focus", standStill);
    row.removeEventListener("blur", goOn);
    row.removeEventListener("keydown", follow);
    row.classList.remove("is-alive");
  });
  return embla;
}
