/** What we build: the same eight everywhere. Their words: use-field-words.ts. */
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
