import "./focus.css";
import type { Photo } from "./photo.ts";

/** How an uploaded picture is shown. */
export interface Shown {
  /** It fills a box; a drawing stands in one. */
  photo?: string;
  /** How wide it is shown. */
  sizes?: string;
  /** Stands in the first view: it is asked for at once. */
  isFirst?: boolean;
  /** What it shows where it stands; nothing said: what is said of the picture. */
  alt?: string | undefined;
}

interface Props extends Shown {
  picture: Photo;
}

const half = "(min-width: 64rem) 40rem, 100vw";

/** A picture that somebody uploaded, in the width that fits. */
export function UploadedPicture({
  picture: { photo: id, width, height, widths, focus, avif, ...own },
  photo = "h-auto w-full rounded-card",
  sizes = half,
  isFirst = false,
  alt = own.alt,
}: Props) {
  const file = (wide: number, format: string) => `/uploads/${id}-${wide}.${format}`;
  const filesOf = (format: string) =>
    widths.map((wide) => `${file(wide, format)} ${wide}w`).join(", ");
  // Shown where nothing can be chosen from: the one for half a screen.
  const usual = widths[Math.min(1, widths.length - 1)] ?? width;
  return (
    <picture className="contents">
      {/* Hidden: it would take a place of its own in the grid around, and nothing else of it is seen. */}
      {avif && <source type="image/avif" srcSet={filesOf("avif")} sizes={sizes} hidden />}
      <img
        src={file(usual, "webp")}
        srcSet={filesOf("webp")}
        alt={alt}
        {...{ sizes, width, height }}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        // Else its place is empty first, for whoever scrolls there.
        decoding="sync"
        className={`object-cover ${photo}`}
        data-focus-x={focus && nearest(focus[0])}
        data-focus-y={focus && nearest(focus[1])}
      />
    </picture>
  );
}

/** The style sheet has a place for every tenth: pages carry no styles of single elements. */
const nearest = (percent: number) => Math.round(percent / 10);
