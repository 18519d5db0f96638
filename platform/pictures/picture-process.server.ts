/**
 * A process of its own in which foreign pictures are decoded: what a damaged or malicious one does to the
 * decoder, or how much memory it takes, ends with it (docs/decisions/021-pictures-in-a-process.md). Started
 * by cut-picture.server.ts, never imported.
 */
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import {
  type CutOrder,
  type CutPicture,
  type CutRefusal,
  isWithin,
  type PictureKind,
  pictureKinds,
  widthIn,
  widthsOf,
} from "./cut-order.ts";

export interface CutRequest {
  bytes: Uint8Array;
  order: CutOrder;
}

// Visitors first.
setPriority(constants.priority.PRIORITY_LOW);
sharp.cache(false);
sharp.concurrency(1);

process.on("message", ({ bytes, order }: CutRequest) => {
  cut(Buffer.from(bytes), order)
    .catch(
      (error: Error): CutRefusal =>
        /pixel limit/.test(error.message) ? "tooManyPixels" : "damaged",
    )
    .then((made) => process.send?.(made));
});
process.on("disconnect", () => process.exit());

async function cut(bytes: Buffer, order: CutOrder): Promise<CutPicture | CutRefusal> {
  const looks = looksLike(bytes);
  if (looks) return looks;
  const { limit, ...about } = await describe(bytes);
  if (!about.kind) return "noPicture";
  if (about.pages > 1 && !order.firstFrame) return "animated";
  if (limit > order.mostPixels) return "tooManyPixels";
  if (about.width < order.least) return "tooSmall";
  const { width, height, kind } = about;
  const { part = { left: 0, top: 0, width, height } } = order;
  if (!isWithin(part, about) || part.width < order.least) return "tooSmall";
  const shape = order.shape ?? part;
  const own = widthIn(part, shape);
  const heightOf = (wide: number) => Math.max(1, Math.round((wide * shape.height) / shape.width));
  const widths = widthsOf(own, order.widths);
  // Decoded once: the others are made of the widest, which holds few pixels. Nothing of EXIF goes along.
  const widest = widths.at(-1) ?? own;
  const { data, info } = await sharp(bytes, { limitInputPixels: order.mostPixels, failOn: "error" })
    .autoOrient()
    .extract(part)
    .resize(widest, heightOf(widest), { fit: "cover" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  const files = [];
  for (const wide of widths) {
    const raw = sharp(data, { raw: { width: info.width, height: info.height, channels } });
    const resized = raw.resize(wide, heightOf(wide), { fit: "fill" });
    const { format, quality, effort } = order;
    const made = format === "webp" ? resized.webp({ quality }) : resized.avif({ quality, effort });
    files.push({ width: wide, height: heightOf(wide), bytes: await made.toBuffer() });
  }
  return { kind, width, height, files };
}

/** What sharp would say no more of than that it does not know it, or would read although we do not. */
function looksLike(bytes: Buffer): CutRefusal | undefined {
  const begin = bytes.subarray(0, 1024).toString("latin1");
  if (
    /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*<(?:\?xml|!doctype svg|!--|svg)/i.test(
      begin,
    )
  )
    return "svg";
  if (/^.{4}ftyp(?:heic|heix|hevc|heim|mif1.{0,12}heic)/s.test(begin)) return "heic";
  return undefined;
}

async function describe(bytes: Buffer) {
  // Read from its head alone: nothing is decoded here.
  const about = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const format = about?.format === "heif" && about.compression === "av1" ? "avif" : about?.format;
  const kind = pictureKinds.find((known) => known === format);
  const { width = 0, height = 0 } = about?.autoOrient ?? {};
  return {
    ...{ kind: kind as PictureKind, pages: about?.pages ?? 1, width, height },
    limit: (about?.width ?? 0) * (about?.height ?? 0),
  };
}
