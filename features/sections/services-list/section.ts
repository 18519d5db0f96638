import { choice, entries, line, text } from "#platform/fields/fields.ts";
import { drawnOfServices } from "./service-card.ts";

/** The services, with what each costs and how long it takes. */
export const servicesListFields = {
  heading: line({ required: false }),
  text: text({ required: false, most: 400 }),
  /** `grid`: cards; `rows`: a table, and each at length below it; `prices`: the table alone. */
  look: choice(["grid", "rows", "prices"]),
  services: entries("service", {
    drawn: { by: "look", values: drawnOfServices },
  }),
};
