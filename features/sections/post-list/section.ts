import { postCategories } from "#features/pages/post-categories.ts";
import type { ShownValues } from "#platform/fields/field.ts";
import { choice, entries, entriesInPages, line, link } from "#platform/fields/fields.ts";

/** All posts, or those of a category, page by page: cards in a grid, or rows with a sidebar. */
export const postListFields = {
  look: choice(["grid", "sidebar"]),
  posts: entriesInPages("post", { field: "category", values: postCategories }),
  /** The page of all posts, from that of a category. */
  all: link(),
  categories: entries("post-category", { required: false }),
  /** Of the sidebar: the newest posts, and what leads to the newsletter. */
  newest: entries("post", { required: false }),
  newsletter: line({ required: false, most: 160 }),
};

export type PostListValues = ShownValues<typeof postListFields>;
