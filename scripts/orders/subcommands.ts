import type { Subcommand } from "../subcommand.ts";
import { writeOrders } from "./export-orders.ts";
import { listOrders } from "./list-orders.ts";
import { showOneOrder } from "./show-order.ts";

const options = { json: { type: "boolean", about: "says it for programs" } } as const;

/** `npm run orders -- <name>` */
export const subcommands: Record<string, Subcommand> = {
  list: {
    takes: "",
    words: { least: 0, most: 0 },
    about:
      "Tells each order, the newest first: when, who, how much of it is paid, where it stands.",
    options,
    run: listOrders,
  },
  show: {
    takes: "REFERENCE",
    words: { least: 1, most: 1 },
    about: "Shows one order with its lines, steps and payments.",
    options,
    run: showOneOrder,
  },
  export: {
    takes: "",
    words: { least: 0, most: 0 },
    about: "Writes all orders as CSV, as the back office does.",
    options: {},
    run: writeOrders,
  },
};
