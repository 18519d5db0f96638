import type { ShownValues } from "#platform/fields/field.ts";
import { choice, drawing, line, list, text, toggle } from "#platform/fields/fields.ts";
import { drawingNames } from "../drawing-names.ts";

/** Tiles of different size that fit together. */
export const mosaicFields = {
  heading: line({ required: false }),
  text: text({ required: false, most: 300 }),
  tiles: list(
    {
      heading: line({ most: 90 }),
      text: text({ required: false, most: 300 }),
      drawing: drawing(drawingNames, { required: false }),
      /** Twice as wide as the others. */
      wide: toggle(),
      tone: choice(["plain", "green", "blue", "night"], { required: false }),
    },
    { most: 9 },
  ),
};

export type MosaicValues = ShownValues<typeof mosaicFields>;
