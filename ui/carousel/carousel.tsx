import { type ReactNode, useRef } from "react";
import { ArrowIcon, PauseIcon, PlayIcon } from "#ui/pictures/icons.tsx";
import { useCarousel } from "./use-carousel.ts";

export interface CarouselWords {
  /** What the slides are. */
  label: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

interface Props {
  /** Class that sets how many slides are seen and the gap, e.g. `carousel-client-logos`. */
  look: string;
  slides: readonly { key: string; content: ReactNode }[];
  loop: boolean;
  /** Moves on by itself while `moving`. */
  autoplay: boolean;
  moving: boolean;
  words: CarouselWords;
  /** The label is seen, too, above the slides, with the buttons on its line. */
  captioned?: boolean;
}

/**
 * Slides in a row. Their widths are CSS and the row scrolls by itself, so it is complete before any script;
 * drag, loop and autoplay arrive when the row comes near.
 */
export function Carousel({ look, slides, loop, autoplay, moving, words, captioned }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const { canMove, end, previous, next, isPlaying, togglePlay } = useCarousel(viewport, {
    loop: loop && slides.length > 1,
    autoplay: autoplay && moving,
  });
  const controls = canMove && (
    <div className="carousel-controls">
      <CarouselButton label={words.previous} isOff={end === "first"} act={previous}>
        <ArrowIcon className="size-5 rotate-180" />
      </CarouselButton>
      <CarouselButton label={words.next} isOff={end === "last"} act={next}>
        <ArrowIcon className="size-5" />
      </CarouselButton>
      {autoplay && moving && (
        <CarouselButton label={isPlaying ? words.pause : words.play} act={togglePlay}>
          {isPlaying ? <PauseIcon className="size-5" /> : <PlayIcon className="size-5" />}
        </CarouselButton>
      )}
    </div>
  );
  return (
    <section
      aria-roledescription="carousel"
      aria-label={words.label}
      className={`carousel ${look}`}
    >
      {captioned && (
        <div className="carousel-head">
          {/* For the eye: the section is called so already. */}
          <p aria-hidden="true">{words.label}</p>
          {controls}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a row of slides is no set of form fields */}
      <div
        ref={viewport}
        className="carousel-viewport"
        // A scrolling region must be reachable by keyboard.
        tabIndex={canMove ? 0 : undefined}
        role="group"
        aria-label={words.label}
      >
        <ul className="carousel-track">
          {slides.map(({ key, content }) => (
            <li key={key} className="carousel-slide">
              {content}
            </li>
          ))}
        </ul>
      </div>
      {!captioned && controls}
    </section>
  );
}

interface ButtonProps {
  label: string;
  /** At an end it stays in its place, for the focus that it may have. */
  isOff?: boolean;
  act: () => void;
  children: ReactNode;
}

function CarouselButton({ label, isOff = false, act, children }: ButtonProps) {
  return (
    <button
      type="button"
      className="carousel-button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={act}
    >
      {children}
    </button>
  );
}
