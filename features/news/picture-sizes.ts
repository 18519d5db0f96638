/** How a news picture is shown; the file may be wider for dense screens, never of another shape. */
export const pictureShape = { width: 400, height: 225 } as const;
const widest = 800;

/** Widths that are made of a picture: those shown, as far as it has the pixels. */
export function widthsFor({ width, height }: { width: number; height: number }): number[] {
  const own = Math.floor(Math.min(width, (height * pictureShape.width) / pictureShape.height));
  return widthsUpTo(Math.max(1, Math.min(own, widest)));
}

/** The widths that exist of a picture whose widest file is known. */
export function widthsUpTo(width: number): number[] {
  return width > pictureShape.width ? [pictureShape.width, width] : [width];
}

/** The name of a picture's file, and the last part of its address. */
export function pictureFile(picture: string, width: number): string {
  return `${picture}-${width}.webp`;
}

export const pictureFilePattern = /^[\da-f]{32}-\d{1,3}\.webp$/;

/** The picture that a file belongs to. */
export function pictureOfFile(name: string): string {
  return name.slice(0, name.indexOf("-"));
}
