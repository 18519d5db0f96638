import { drawingNames } from "#features/sections/drawing-names.ts";
import { integrationSorts } from "#features/sections/integration-sorts.ts";
import type { ShownValues } from "#platform/fields/field.ts";
import { choice, drawing, line, list, reference, richText, text } from "#platform/fields/fields.ts";

const other = { entry: reference() };
const goesWith = () => list(other, { required: false, most: 4 });
const part = { heading: line({ most: 70 }), text: text({ most: 400 }) };
const item = { what: line({ most: 160 }) };

/** A part that most business software needs, and how we build it. */
export const saasFeatureFields = {
  drawing: drawing(drawingNames),
  /** What goes wrong where it is missing. */
  without: text({ most: 500 }),
  parts: list(part, { most: 8 }),
  /** What the customer decides before we begin. */
  decide: list(item, { most: 8 }),
  /** How one sees that it works. */
  proof: text({ most: 500 }),
  goesWith: goesWith(),
};

/** A system of others, and how we connect it. */
export const integrationFields = {
  sort: choice(integrationSorts),
  drawing: drawing(drawingNames),
  /** Who is on the other side, in a word or two. */
  system: line({ most: 40 }),
  standards: line({ most: 120 }),
  /** What runs to the other side, and what comes back. */
  sent: list(item, { most: 6 }),
  received: list(item, { most: 6 }),
  body: richText({ most: 4_000 }),
  /** What happens while the other side does not answer. */
  outage: text({ most: 500 }),
  /** What we need from the customer. */
  needs: list(item, { most: 8 }),
  goesWith: goesWith(),
};

export type SaasFeatureValues = ShownValues<typeof saasFeatureFields>;
export type IntegrationValues = ShownValues<typeof integrationFields>;
