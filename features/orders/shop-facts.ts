import { site } from "#platform/content/site.ts";
import type { SellTo } from "./rules/countries.ts";

/** Who may order where. */
export const sellTo = site.shop.sellTo as SellTo;
