import type { ShownValues } from "#platform/fields/field.ts";
import {
  choice,
  line,
  link,
  list,
  number,
  richText,
  text,
  toggle,
} from "#platform/fields/fields.ts";

const plan = {
  name: line({ most: 50 }),
  fits: text({ most: 220 }),
  /** Whole euros, without tax; nothing said: the price depends on what is chosen. */
  price: number({ required: false }),
  unit: choice(["project", "month"], { required: false }),
  /** What the price means: how long, how many people. */
  scope: line({ most: 110 }),
  includes: richText({ most: 1_500 }),
  featured: toggle(),
  label: line({ most: 40 }),
  to: link(),
};

/** Ways to work with us, side by side, each with what it begins at. */
export const plansFields = {
  heading: line(),
  text: text({ required: false, most: 400 }),
  plans: list(plan, { most: 4 }),
  /** Tax, and what else holds for every price. */
  note: text({ required: false, most: 500 }),
};

export type PlansValues = ShownValues<typeof plansFields>;
