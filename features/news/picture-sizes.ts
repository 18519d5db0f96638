import { type CutOrder, widthsOf } from "#platform/pictures/cut-order.ts";

/** How a news picture is shown; the file may be wider for dense screens, never of another shape. */
export const pictureShape = { width: 400, height: 225 } as const;

/** What is made of an article's picture. */
export const cutOrder: CutOrder = {
  ...{ widths: [pictureShape.width, 2 * pictureShape.width], shape: pictureShape },
  ...{ format: "webp", quality: 74, firstFrame: true },
  ...{ least: 64, mostPixels: 24_000_000 },
};

/** The widths that exist of a picture whose widest file is known. */
export const widthsUpTo = (width: number) => widthsOf(width, cutOrder.widths);

/** The name of a picture's file, and the last part of its address. */
export function pictureFile(picture: string, width: number): string {
  return `${picture}-${width}.webp`;
}

export const pictureFilePattern = /^[\da-f]{32}-\d{1,3}\.webp$/;

/** The picture that a file belongs to. */
export function pictureOfFile(name: string): string {
  return name.slice(0, name.indexOf("-"));
}
