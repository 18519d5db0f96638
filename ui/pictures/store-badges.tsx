const marks = {
  apple: "M8 3.5h8v17H8zM11 17.5h2",
  android: "M6 3.5l13 8.5-13 8.5zM6 3.5l9.5 10.8M6 20.5l9.5-10.8",
};

type Props = {
  store: keyof typeof marks;
  url: string;
  /** Small words above, such as "Load in the". */
  lead: string;
  /** The store's name. */
  name: string;
};

/** A link to the company's app in a store: own drawing, since the stores' badges are their trademarks. */
export function StoreBadge({ store, url, lead, name }: Props) {
  return (
    <a className="store-badge" href={url} target="_blank" rel="noopener noreferrer">
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        <path d={marks[store]} />
      </svg>
      <span>
        <span className="store-badge-lead">{lead} </span>
        <span className="store-badge-name">{name}</span>
      </span>
    </a>
  );
}
