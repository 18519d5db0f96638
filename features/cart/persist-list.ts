import type { PersistStorage } from "zustand/middleware";
import { type SavedList, savedVersion } from "./saved-list.ts";

/** What zustand's persist needs to keep a store's `field` in a saved list. */
export function storageOf<Field extends string, Row>(
  list: SavedList<Row>,
  field: Field,
): PersistStorage<Record<Field, readonly Row[]>> {
  return {
    getItem: () => ({
      state: { [field]: list.rows() } as Record<Field, readonly Row[]>,
      version: savedVersion,
    }),
    setItem: (_, { state }) => list.write(state[field]),
    removeItem: () => list.write([]),
  };
}
