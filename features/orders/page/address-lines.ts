/** What of an address says nothing without its name. */
export const namedInAddress = [
  "taxOffice",
  "taxNumber",
  "vatId",
  "leitwegId",
  "ownReference",
] as const;
