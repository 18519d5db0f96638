import type { Feature } from "#platform/feature.server.ts";
import { orderData } from "./order-tables.server.ts";

/** An order, from the cart to the last payment. */
export const ordersFeature: Feature = {
  name: "orders",
  data: orderData,
  create: () => ({}),
};
