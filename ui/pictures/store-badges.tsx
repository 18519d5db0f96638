const marks = {
  appStore: "M7.5 3h9v18h-9zM11 18h2",
  googlePlay: "M6 3.5L19 12 6 20.5zM6 3.5l9.5 10.8M6 20.5l9.5-10.8",
};

type Props = {
  store: keyof typeof marks;
  /** What the badge says, such as "Get it in the App Store". */
  words: string;
  isLink?: boolean;
};

/** A store's badge, for a link around it or for itself; an own drawing, since the stores' badges are their trademarks. */
export function StoreBadge({ store, words, isLink = false }: Props) {
  const look = isLink ? "border-edge text-ink hover:border-ink" : "border-line text-ink-soft";
  return (
    <span
      className={`inline-flex min-h-11 items-center gap-2.5 rounded-control border px-3.5 py-1.5 font-medium text-small ${look}`}
    >
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        className="flex-none"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d={marks[store]} />
      </svg>
      {words}
    </span>
  );
}
