import { DrawnPicture } from "./drawn-picture.tsx";
import type { Photo } from "./photo.ts";
import { type Shown, UploadedPicture } from "./uploaded-picture.tsx";

interface Props extends Shown {
  /** A drawing by its name, or a picture that somebody uploaded; nothing is drawn where there is none. */
  picture: string | Photo | undefined;
  /** Of a drawing. */
  className?: string;
}

/** A drawing of the build or an uploaded picture, whichever was chosen. */
export function ShownPicture({ picture, className, ...props }: Props) {
  if (picture === undefined) return null;
  if (typeof picture === "string") return <DrawnPicture name={picture} className={className} />;
  return <UploadedPicture picture={picture} {...props} />;
}
