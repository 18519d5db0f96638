import process from "node:process";
import { exportOrders } from "#features/orders/admin/export-orders.server.ts";
import { site } from "#platform/content/site.ts";
import { withStore } from "../content/with-store.ts";

/** All orders as a table for other programs, as the back office writes it. */
export async function writeOrders(): Promise<void> {
  const { timeZone } = site.contact.officeHours;
  const format = { separator: ",", byteOrderMark: false, timeZone } as const;
  await withStore(async ({ read }) => {
    for await (const lines of exportOrders(read, {}, format)) process.stdout.write(lines);
  });
}
