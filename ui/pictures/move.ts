import type { Space } from "./isometric.ts";

/** A place some way off another. */
export function from([x, y, z]: Space, dx: number, dy: number, dz = 0): Space {
  return [x + dx, y + dy, z + dz];
}
