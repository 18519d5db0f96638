/** Where the page finds the news; all that its browser needs to know of the call (calls.ts has the rest). */
export const newsAddress = "/api/v1/Site/News";
/** Our copies of the pictures lie below it. */
export const newsPictureAddress = "/news-pictures/";

/** How many items are answered: `default` without `?limit=`, and never more than `max`. */
export const newsLimits = { default: 12, max: 50 } as const;
