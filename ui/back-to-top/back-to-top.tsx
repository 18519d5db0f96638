import { ChevronIcon } from "#ui/pictures/icons.tsx";

/** Brings the page back to its top, gliding where things may move. */
export function BackToTop({
  shown,
  moving,
  label,
}: {
  shown: boolean;
  moving: boolean;
  label: string;
}) {
  return (
    <button
      type="button"
      className="back-to-top"
      hidden={!shown}
      aria-label={label}
      title={label}
      onClick={() => scrollTo({ top: 0, behavior: moving ? "smooth" : "instant" })}
    >
      <ChevronIcon className="size-5 rotate-180" />
    </button>
  );
}
