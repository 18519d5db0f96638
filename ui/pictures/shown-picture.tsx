import "./focus.css";
import { DrawnPicture } from "./drawn-picture.tsx";
import type { Photo } from "./photo.ts";

interface Props {
  /** A drawing by its name, or a picture that somebody uploaded; nothing is drawn where there is none. */
  picture: string | Photo | undefined;
  /** Of a drawing. */
  className?: string;
  /** Of an uploaded picture: it fills a box, a drawing stands in one. */
  photo?: string;
  /** How wide an uploaded picture is shown. */
  sizes?: string;
  /** Stands in the first view: it is asked for at once. */
  isFirst?: boolean;
  /** What it shows where it stands; nothing said: what is said of the picture. */
  alt?: string | undefined;
}

/** A drawing of the build or an uploaded picture, whichever was chosen. */
export function ShownPicture({ picture, className, ...props }: Props) {
  if (picture === undefined) return null;
  if (typeof picture === "string") return <DrawnPicture name={picture} className={className} />;
  return <UploadedPicture picture={picture} {...props} />;
}

const half = "(min-width: 64rem) 40rem, 100vw";

function UploadedPicture({
  picture: { photo: id, width, height, widths, focus, avif, ...own },
  photo = "h-auto w-full rounded-card",
  sizes = half,
  isFirst = false,
  alt = own.alt,
}: Omit<Props, "picture" | "className"> & { picture: Photo }) {
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
        decoding="async"
        className={`object-cover ${photo}`}
        data-focus-x={focus && nearest(focus[0])}
        data-focus-y={focus && nearest(focus[1])}
      />
    </picture>
  );
}

/** The style sheet has a place for every tenth: pages carry no styles of single elements. */
const nearest = (percent: number) => Math.round(percent / 10);
