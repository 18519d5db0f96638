import type { ShownValues } from "#platform/fields/field.ts";
import { choice, drawing, line, list, text } from "#platform/fields/fields.ts";
import { drawingNames } from "../drawing-names.ts";

/** What happens one after the other. */
export const stepsFields = {
  heading: line(),
  text: text({ required: false, most: 300 }),
  /** `rail`: drawings on one line; `night`: the same on the dark ground; `list`: numbers beside the heading; `cards`: numbered cards. */
  look: choice(["rail", "night", "list", "cards"], { required: false }),
  steps: list(
    {
      heading: line({ most: 80 }),
      text: text({ most: 400 }),
      drawing: drawing(drawingNames, { required: false }),
      /** How long it takes, what it ends with. */
      note: line({ required: false, most: 80 }),
    },
    { most: 8 },
  ),
  /** Last of all, where to watch us: the company's pages elsewhere. */
  followHeading: line({ required: false, most: 80 }),
  followText: text({ required: false, most: 200 }),
};

export type StepsValues = ShownValues<typeof stepsFields>;
