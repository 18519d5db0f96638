import Embla, { type EmblaCarouselType } from "embla-carousel";
import Autoplay from "embla-carousel-autoplay";

interface Options {
  loop: boolean;
  /** Moves on by itself. */
  isPlaying: boolean;
}

/** A row in Embla's hands. */
export interface LivingRow {
  embla: EmblaCarouselType;
  /** It moves on by itself or no longer does, from where it stands. */
  play(isPlaying: boolean): void;
}

/** How long a slide stands, ms. */
const delay = 3_000;

const moving = (isPlaying: boolean) =>
  isPlaying
    ? [Autoplay({ delay, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true })]
    : [];

/**
 * Hands a row to Embla: drag, loop, arrow keys and, while `isPlaying`, moving on by itself. It stands still
 * under the pointer and while anything in it has the focus.
 */
export function startCarousel(row: HTMLElement, { loop, isPlaying }: Options): LivingRow {
  const copies = loop ? addCopies(row) : [];
  row.classList.add("is-alive");
  const embla = Embla(
    row,
    { loop, align: "start", containScroll: "trimSnaps", duration: 22 },
    moving(isPlaying),
  );
  // The plugin minds the focus of what is in a slide; the row itself has it while arrow keys move it.
  const standStill = () => {
    if (row.matches(":focus-visible")) embla.plugins().autoplay?.stop();
  };
  const goOn = () => embla.plugins().autoplay?.play();
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
    for (const copy of copies) copy.remove();
  });
  return {
    embla,
    play(isPlaying) {
      embla.reInit({}, moving(isPlaying));
      standStill();
    },
  };
}

/**
 * Embla loops only what is wider than the view, so each slide comes a second time. `inert` keeps the copies from
 * assistive technology, from the keyboard and from the browser's search within the page.
 */
function addCopies(row: HTMLElement): Element[] {
  const track = row.firstElementChild;
  const copies = [...(track?.children ?? [])].map((slide) => {
    const copy = slide.cloneNode(true) as HTMLElement;
    copy.inert = true;
    copy.ariaHidden = "true";
    return copy;
  });
  track?.append(...copies);
  return copies;
}
