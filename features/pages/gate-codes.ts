/** What the gate can say. `form`: a value cannot stand as it is. */
export const gateCodes = [
  "form",
  "noVersion",
  "unknownSection",
  "missing",
  "notWhole",
  "stale",
  "deadLink",
  "searchLength",
  "noAddress",
  "wrongAddress",
  "ownPage",
  "taken",
  "nothingShown",
  "noHeading",
  "headingAbove",
  "stays",
  "leftBehind",
  "noPicture",
  "noAlt",
  "smallPicture",
] as const;
export type GateCode = (typeof gateCodes)[number];
