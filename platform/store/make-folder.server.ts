import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Makes a folder and those above it, readable by their owner only. Step by step: Node's own way down does not end
 * where a place like `/proc` takes no folders.
 * @throws Error saying what is in the way
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let place = path.resolve(folder); !existsSync(place); place = path.dirname(place))
    missing.unshift(place);
  for (const place of missing) makeOne(place);
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file and no folder`);
}

function makeOne(place: string): void {
  try {
    mkdirSync(place, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process may have been faster.
    if (code === "EEXIST" && existsSync(place)) return;
    if (code === "EEXIST") throw new Error(`${place} is a link that leads nowhere`);
    throw new Error(`${place} cannot be made (${code})`);
  }
}
