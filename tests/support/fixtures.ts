import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { test } from "vitest";

const besideTheCheckout = path.resolve(import.meta.dirname, "../../../shared/fixtures");
const { FIXTURES_DIR: named } = process.env;
const folder = named ? path.resolve(named) : besideTheCheckout;

/**
 * The place of data that nobody here wrote: a file or folder below FIXTURES_DIR. Where there is none, undefined, and
 * the run names what was skipped.
 * @throws where FIXTURES_DIR names no folder
 */
export function fixture(name: string): string | undefined {
  if (named && !existsSync(folder)) throw new Error(`FIXTURES_DIR: there is no ${folder}.`);
  const place = path.join(folder, name);
  if (existsSync(place)) return place;
  test.skip(`without ${name}, which is not in ${folder} (FIXTURES_DIR)`, () => {});
  return undefined;
}
