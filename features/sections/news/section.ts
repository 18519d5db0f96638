import type { Fields } from "#platform/fields/field.ts";

/** News of the technology feeds (features/news): nothing until there is something to show. */
export const newsFields = {} satisfies Fields;
