/** Drawings (pictures/drawings.tsx) that can stand beside a text of any page. */
export const drawingNames = [
  "launch",
  "modules",
  "shield",
  "research",
  "development",
  "release",
  "support",
] as const;
