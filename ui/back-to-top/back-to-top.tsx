import { ChevronIcon } from "#ui/pictures/icons.tsx";

interface Props {
  shown: boolean;
  moving: boolean;
  label: string;
  /** Id of the page's first element; it can take the focus (`tabIndex={-1}`). */
  top: string;
}

/** Brings the page and the focus back to the top, gliding where things may move. */
export function BackToTop({ shown, moving, label, top }: Props) {
  const goUp = () => {
    // First: this button is hidden on the way up, and a browser ends the scroll when what has the focus goes.
    document.getElementById(top)?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: moving ? "smooth" : "instant" });
  };
  return (
    <button
      type="button"
      className="back-to-top"
      hidden={!shown}
      aria-label={label}
      title={label}
      onClick={goUp}
    >
      <ChevronIcon className="size-5 rotate-180" />
    </button>
  );
}
