/** Drawings (pictures/drawings.tsx) that can stand beside a text of any page. */
export const drawingNames = [
  "launch",
  "modules",
  "shield",
  "research",
  "development",
  "release",
  "support",
  "office-eskisehir",
  "service-web",
  "service-mobile",
  "service-desktop",
  "service-ai",
  "service-integration",
  "service-data",
  "service-devops",
  "service-iot",
] as const;

/** Portraits (pictures/portrait-picture.tsx). */
export const portraitNames = [
  "portrait-1",
  "portrait-2",
  "portrait-3",
  "portrait-4",
  "portrait-5",
  "portrait-6",
] as const;
