import type { ShownValues } from "#platform/fields/field.ts";
import { choice, drawing, line, list, text } from "#platform/fields/fields.ts";
import { drawingNames } from "../drawing-names.ts";
import { twoWays } from "../two-ways.ts";

/** How a landing page opens. */
export const stageFields = {
  /** Who speaks, or what it is; a line above the heading. */
  eyebrow: line({ required: false, most: 60 }),
  heading: line({ most: 90 }),
  text: text({ required: false, most: 400 }),
  /**
   * `split`: words and drawing side by side; `centred`: one above the other; `product`: a large drawing on a stage of its own;
   * `app`: the drawing between what it can do; `poster`: words as large as the page, the drawing in a corner.
   */
  look: choice(["split", "centred", "product", "app", "poster"]),
  drawing: drawing(drawingNames),
  /** What it can do, in a few words each. */
  points: list(
    { heading: line({ most: 60 }), text: line({ required: false, most: 140 }) },
    { required: false, most: 6 },
  ),
  ...twoWays,
};

export type StageValues = ShownValues<typeof stageFields>;
