/** What `content/site.json` knows of the company in figures; years are counted from its foundation. */
export const factNames = ["years", "sectors", "products", "customers", "satisfaction"] as const;
