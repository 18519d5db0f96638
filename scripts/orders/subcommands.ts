import process from "node:process";
import { exportOrders } from "#features/orders/admin/export-orders.server.ts";
import { site } from "#platform/content/site.ts";
import { withStore } from "../content/with-store.ts";
import type { Subcommand } from "../subcommand.ts";
import { listOrders } from "./list-orders.ts";
import { showOneOrder } from "./show-order.ts";

const options = { json: { type: "boolean", about: "says it for programs" } } as const;

/** `npm run orders -- <name>` */
export const subcommands: Record<string, Subcommand> = {
  list: {
    takes: "",
    about:
      "Tells each order, the newest first: when, who, how much of it is paid, where it stands.",
    options,
    run: listOrders,
  },
  show: {
    takes: "REFERENCE",
    about: "Shows one order with its lines, steps and payments.",
    options,
    run: showOneOrder,
  },
  export: {
    takes: "",
    about: "Writes all orders as CSV, as the back office does.",
    options: {},
    run: writeOrders,
  },
};

/** All orders as a table for other programs, as the back office writes it. */
async function writeOrders(): Promise<void> {
  const { timeZone } = site.contact.officeHours;
  const format = { separator: ",", byteOrderMark: false, timeZone } as const;
  await withStore(async ({ read }) => {
    for await (const lines of exportOrders(read, {}, format)) process.stdout.write(lines);
  });
}
