/** What we build: the same eight everywhere. Their words are `hero.services`. */
export const fieldsOfWork = [
  "web",
  "mobile",
  "desktop",
  "ai",
  "integration",
  "data",
  "devops",
  "iot",
] as const;

export type FieldOfWork = (typeof fieldsOfWork)[number];
