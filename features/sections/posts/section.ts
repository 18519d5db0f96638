import { entries, line, text } from "#platform/fields/fields.ts";

/** The newest posts as cards. */
export const postsFields = {
  heading: line({ required: false }),
  text: text({ required: false, most: 300 }),
  posts: entries("post"),
};
