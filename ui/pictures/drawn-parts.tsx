import drawings from "virtual:drawings";

interface Part {
  /** Of a group within the picture. */
  name: string;
  /** `data-enter`, by which a style sheet moves it. */
  enter?: string;
}

/**
 * A picture like `DrawnPicture`, put together from its named groups: a page's styles reach none within a file, but the
 * `<use>` of each.
 */
export function DrawnParts({
  name,
  parts,
  className,
}: {
  name: string;
  parts: readonly Part[];
  className: string;
}) {
  const drawing = drawings[name];
  if (!drawing) return null;
  const { url, viewBox } = drawing;
  const [, , width, height] = viewBox.split(" ");
  return (
    <svg
      viewBox={viewBox}
      width={width}
      height={height}
      className={className}
      aria-hidden="true"
      // As the frame of every picture (picture.tsx): a group that is used alone inherits from here.
      fill="none"
      stroke="var(--picture-line)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {parts.map(({ name: part, enter }) => (
        <use key={part} href={`${url}#${part}`} data-enter={enter} />
      ))}
    </svg>
  );
}
