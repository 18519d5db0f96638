import { choice, line, text, toggle } from "#platform/fields/fields.ts";
import { twoWays } from "../two-ways.ts";

/** One thing to say: thank you, confirm, not found. */
export const noticeFields = {
  heading: line(),
  text: text({ most: 400 }),
  /** Done, one more step, left, a link that no longer works, a page that is not there. */
  drawing: choice(["arrived", "waiting", "departed", "broken-link", "lost"], { required: false }),
  /** Shows the reference number that stands in the page's address. */
  reference: toggle(),
  ...twoWays,
};
