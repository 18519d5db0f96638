/** What posts are about; their words are `blog.categories.<name>` of the page's set. */
export const postCategories = ["deciding", "building", "running"] as const;
export type PostCategory = (typeof postCategories)[number];
