/**
 * A process of its own in which foreign pictures are decoded: what a damaged or malicious one does to the
 * decoder, or how much memory it takes, ends with it (docs/decisions/021-pictures-in-a-process.md). Started
 * by resize-picture.server.ts, never imported.
 */
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { pictureShape, widthsFor } from "./picture-sizes.ts";

/** Formats that sharp's own decoders read; SVG and PDF, which can refer to other files, are not among them. */
const formats = ["jpeg", "png", "webp", "gif", "avif", "heif"];
/** 24 megapixels: a camera's picture. A small file can claim to be far larger. */
const maxPixels = 24_000_000;
/** Anything smaller is an icon or a pixel that counts visitors. */
const minWidth = 64;

export interface ResizeRequest {
  id: number;
  bytes: Uint8Array;
}
export interface ResizeAnswer {
  id: number;
  /** Null: it cannot be shown. */
  pictures: { width: number; bytes: Uint8Array }[] | null;
}

// Visitors first.
setPriority(constants.priority.PRIORITY_LOW);
sharp.cache(false);
sharp.concurrency(1);

process.on("message", ({ id, bytes }: ResizeRequest) => {
  resize(Buffer.from(bytes))
    .catch(() => null)
    .then((pictures) => process.send?.({ id, pictures } satisfies ResizeAnswer));
});
process.on("disconnect", () => process.exit());

async function resize(bytes: Buffer): Promise<ResizeAnswer["pictures"]> {
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" }).autoOrient();
  const { format, autoOrient: size } = await image.metadata();
  if (!formats.includes(format ?? "") || size.width < minWidth) return null;
  const pictures = [];
  for (const width of widthsFor(size)) {
    const height = Math.round((width * pictureShape.height) / pictureShape.width);
    const resized = image.clone().resize(width, height, { fit: "cover" }).webp({ quality: 74 });
    pictures.push({ width, bytes: await resized.toBuffer() });
  }
  return pictures;
}
