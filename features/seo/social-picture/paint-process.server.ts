/**
 * A process of its own in which pictures for shared links are set and painted (decision 032): sharp and the shaper of
 * letters stay out of the server. Started by social-pictures.server.ts, never imported.
 */
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { themeColors } from "#ui/styles/theme-colors.ts";
import { readDrawings } from "./built-drawings.server.ts";
import { composePicture } from "./compose-picture.server.ts";
import { stage } from "./social-picture.ts";
import { createTypesetter } from "./typesetter.server.ts";

export interface PaintOrder {
  siteName: string;
  headline: string;
  /** Its name; where the build has none of it, or nothing is said, another one stands there. */
  drawing?: string;
  /** A photograph in the drawing's place. */
  photo?: Uint8Array;
}
/** A PNG; undefined: it could not be painted. */
export type Painted = Uint8Array | undefined;

const fallback = "modules";

// Visitors first.
setPriority(constants.priority.PRIORITY_LOW);
sharp.cache(false);
sharp.concurrency(1);

const [buildDir = ""] = process.argv.slice(2);
const drawings: Record<string, string> = JSON.parse(readDrawings(buildDir));
const tools = { typesetter: createTypesetter(), colors: themeColors().light };

process.on("message", (order: PaintOrder) => {
  paint(order)
    .catch(() => undefined)
    // IPC drops a bare `undefined`.
    .then((painted) => process.send?.({ painted }));
});
process.on("disconnect", () => process.exit());

async function paint({ photo, drawing = fallback, ...words }: PaintOrder): Promise<Uint8Array> {
  const drawn = photo ? undefined : (drawings[drawing] ?? drawings[fallback]);
  const svg = Buffer.from(composePicture({ ...words, drawing: drawn }, tools));
  const { x: left, y: top, width, height } = stage;
  const layers = photo
    ? [{ input: await sharp(photo).resize(width, height).toBuffer(), left, top }]
    : [];
  return sharp(svg)
    .composite(layers)
    .png({ palette: true, colours: photo ? 256 : 128, compressionLevel: 9, effort: 7 })
    .toBuffer();
}
