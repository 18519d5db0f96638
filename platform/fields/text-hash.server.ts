import { createHash } from "node:crypto";

/** Names a text; a translation keeps the name of the text it was made from. */
export const textHash = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 16);
