import type { ShownValues } from "#platform/fields/field.ts";
import { choice, drawing, line, link, list, text } from "#platform/fields/fields.ts";
import { drawingNames } from "../drawing-names.ts";
import { twoWays } from "../two-ways.ts";

/** Several things of the same rank. */
export const featuresFields = {
  heading: line(),
  text: text({ required: false, most: 400 }),
  /** `cards`: tinted, with a drawing each; `lead`: the same, the first one large; `grid`: short ones, close together; `rows`: drawing and text in turn; `list`: ticked off. */
  look: choice(["cards", "lead", "grid", "rows", "list"], { required: false }),
  items: list(
    {
      heading: line({ most: 100 }),
      text: text({ required: false, most: 500 }),
      drawing: drawing(drawingNames, { required: false }),
      label: line({ required: false, most: 60 }),
      to: link({ required: false }),
    },
    { most: 24 },
  ),
  ...twoWays,
};

export type FeaturesValues = ShownValues<typeof featuresFields>;
