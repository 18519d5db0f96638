import type { Feature } from "#platform/feature.server.ts";
import { fillList } from "./in-list/fill-list.server.ts";

/** The search of the whole site runs in the browser; a list of one page is searched here for those without JavaScript. */
export const searchFeature: Feature = {
  name: "search",
  calls: {},
  data: [],
  create: () => ({ fillByQuery: fillList }),
};
