import { entries, line, text } from "#platform/fields/fields.ts";

/** Systems that we connect, filtered by what they are for. */
export const integrationsFields = {
  heading: line({ required: false }),
  text: text({ required: false, most: 400 }),
  integrations: entries("integration"),
};
