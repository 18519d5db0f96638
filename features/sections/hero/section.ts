import type { ShownValues } from "#platform/fields/field.ts";
import { choice, drawing, line, link, list, text, toggle } from "#platform/fields/fields.ts";
import { drawingNames } from "../drawing-names.ts";
import { twoWays } from "../two-ways.ts";

/** The first view of a page: what it is about, for whom, and where to go from here. */
export const heroFields = {
  heading: line(),
  text: text({ required: false, most: 400 }),
  /** `beside`: the drawing beside the words; `centred`: below them; `night`: beside them, on the dark ground. */
  look: choice(["beside", "centred", "night"], { required: false }),
  drawing: drawing(["hero", ...drawingNames], { required: false }),
  /** Stands above the heading, before the words that are typed one after the other, if there are some. */
  kicker: line({ required: false, most: 60 }),
  typed: list({ word: line({ most: 40 }) }, { required: false, most: 12 }),
  /** Where all of these words lead. */
  typedTo: link({ required: false }),
  ...twoWays,
  /** The field for an address, as in the section `newsletter`. Once on a page. */
  withEmail: toggle(),
  /** What the address is left for; nothing said: news. */
  emailFor: choice(["news", "checklist"], { required: false }),
  /** What can be relied on, ticked off. */
  points: list({ text: line({ most: 80 }) }, { required: false, most: 6 }),
  /** Below: the back office, as a picture; the companies we work with. */
  dashboard: toggle(),
  logos: toggle(),
};

export type HeroValues = ShownValues<typeof heroFields>;
