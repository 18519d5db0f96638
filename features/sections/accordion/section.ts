import type { ShownValues } from "#platform/fields/field.ts";
import { choice, drawing, line, link, list, richText, text } from "#platform/fields/fields.ts";
import { drawingNames } from "../drawing-names.ts";
import { factNames } from "../fact-names.ts";

/** Titles that open their text, such as questions; at most one is open. */
export const accordionFields = {
  heading: line({ required: false }),
  text: text({ required: false, most: 300 }),
  panels: list(
    {
      title: line({ most: 160 }),
      body: richText({ most: 3_000 }),
      /** Where to read on. */
      label: line({ required: false, most: 60 }),
      to: link({ required: false }),
    },
    { most: 40 },
  ),
  /** Beside the panels: one figure of the company. */
  fact: choice(factNames, { required: false }),
  factLabel: line({ required: false, most: 60 }),
  factDrawing: drawing(drawingNames, { required: false }),
  /** Below all of it. */
  label: line({ required: false, most: 60 }),
  to: link({ required: false }),
};

export type AccordionValues = ShownValues<typeof accordionFields>;
