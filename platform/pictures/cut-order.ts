/** What is to be made of a picture. */
export interface CutOrder {
  /** Widths in px, the smallest first. A picture that is narrower ends with its own. */
  widths: readonly number[];
  /** Only this part of the picture as it is seen, px; it lies within the picture. */
  part?: Part;
  /** Everything is cut to this shape around its middle; without it nothing is cut off. */
  shape?: { width: number; height: number };
  format: "webp" | "avif";
  /** 1 to 100. */
  quality: number;
  /** Of AVIF, 0 to 9: more is smaller and takes longer. */
  effort?: number;
  /** Anything narrower is an icon, or a pixel that counts visitors; px. */
  least: number;
  /** Of a picture that moves the first one is taken; without it such a picture is refused. */
  firstFrame?: true;
  /** A small file can claim to be far larger. */
  mostPixels: number;
}

/** Why nothing can be made of what was sent. `noPicture`: its content is of no kind that we read. */
export const cutRefusals = [
  "noPicture",
  "svg",
  "heic",
  "animated",
  "damaged",
  "tooManyPixels",
  "tooSmall",
  "tooSlow",
] as const;
export type CutRefusal = (typeof cutRefusals)[number];

export interface CutPicture {
  /** What it is by its content. */
  kind: PictureKind;
  /** As it is seen, in px: turned by what the camera noted. */
  width: number;
  height: number;
  files: { width: number; height: number; bytes: Uint8Array }[];
}

/** The kinds that are read; SVG and PDF, which can refer to other files, are not among them. */
export const pictureKinds = ["jpeg", "png", "webp", "gif", "avif"] as const;
export type PictureKind = (typeof pictureKinds)[number];

interface Size {
  width: number;
  height: number;
}

/** A rectangle, px from the left and from the top. */
export interface Part extends Size {
  left: number;
  top: number;
}

/** Whether a rectangle of whole pixels lies within a picture. */
export const isWithin = ({ left, top, width, height }: Part, whole: Size) =>
  left >= 0 &&
  top >= 0 &&
  width >= 1 &&
  height >= 1 &&
  left + width <= whole.width &&
  top + height <= whole.height;

/** How wide a picture is once it was cut to a shape. */
export const widthIn = ({ width, height }: Size, shape: Size) =>
  Math.floor(Math.min(width, (height * shape.width) / shape.height));

/** The widths that are made: those asked for as far as the picture has the pixels. */
export function widthsOf(own: number, wanted: readonly number[]): number[] {
  const widest = Math.max(1, Math.min(own, wanted.at(-1) ?? own));
  return [...wanted.filter((width) => width < widest), widest];
}
