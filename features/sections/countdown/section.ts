import { date, line, text } from "#platform/fields/fields.ts";

/** A day that something is planned for, how long it is until then, and a form for whoever wants to be told. */
export const countdownFields = {
  heading: line(),
  text: text({ required: false, most: 400 }),
  /** What stands above the day. */
  label: line({ most: 60 }),
  until: date(),
  /** In place of the time that is left, once the day has come. */
  after: text({ most: 200 }),
  /** Why to leave an address. */
  invitation: text({ most: 200 }),
};
