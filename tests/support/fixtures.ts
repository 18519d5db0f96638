import { existsSync } from "node:fs";
import path from "node:path";

/** Data that nobody here wrote, beside the repository; undefined on a stranger's clone, whose tests then skip. */
export function fixture(name: string): string | undefined {
  const place = path.resolve(import.meta.dirname, "../../../shared/fixtures", name);
  return existsSync(place) ? place : undefined;
}
