import type { ShownValues } from "#platform/fields/field.ts";
import { choice, line, list, number, text, toggle } from "#platform/fields/fields.ts";
import { factNames } from "../fact-names.ts";

/** Figures that count up when they come into view. */
export const statisticsFields = {
  heading: line({ required: false }),
  text: text({ required: false, most: 300 }),
  /** `row`: on a line of their own; `under`: the same, close to the section above; `cards`: each on a card; `side`: beside the heading. */
  look: choice(["row", "under", "cards", "side"], { required: false }),
  figures: list(
    {
      /** Of the company, as it is today; nothing said: the value that stands here. */
      fact: choice(factNames, { required: false }),
      value: number({ required: false }),
      label: line({ most: 60 }),
      /** Written as the language writes a percentage. */
      percent: toggle(),
      /** Known to be at least that much: with a plus sign. */
      atLeast: toggle(),
    },
    { most: 8 },
  ),
};

export type StatisticsValues = ShownValues<typeof statisticsFields>;
