import * as v from "valibot";
import { currencies } from "#features/catalogue/product-choices.ts";
import { orderStates } from "../rules/order-states.ts";

/* What the calls of the back office about orders, bank files and goods have in common. */

export const text = v.string();
/** Whole, in the smallest unit of the currency beside it. */
export const money = v.number();
/** ISO 8601 */
export const instant = v.string();
export const state = v.picklist(orderStates, "unknown");
export const currency = v.picklist(currencies, "unknown");
export const done = v.strictObject({});
export const sales = ["sales"] as const;

/** When something was done, and by whom. */
export const written = { at: instant, by: text };
