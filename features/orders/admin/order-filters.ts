/** What an address of the orders may ask for. */
export const orderFilters = ["q", "state", "currency", "country", "from", "to"] as const;

/** The way to one order. */
export const officeOrderAddress = (id: string): string =>
  `/admin/order?id=${encodeURIComponent(id)}`;
