import { byEmployee } from "#platform/personal-data/employee-data.ts";
import type { TableData } from "#platform/personal-data/table-data.ts";
import type { OpeningPart } from "./find-missing.ts";

interface OpeningTables {
  /** Appended only: the last row of a part holds. `hash` empty: it was taken back. */
  shop_confirmation: {
    id: string;
    part: OpeningPart;
    hash: string;
    /** Null: at the command line. */
    by_id: string | null;
    by_name: string;
    at: number;
  };
}

declare module "#platform/store/tables.ts" {
  interface Tables extends OpeningTables {}
}

export const openingData: readonly TableData[] = [
  {
    table: "shop_confirmation",
    persons: [{ column: "by_id", holds: "user" }],
    personal: [{ ...byEmployee, columns: ["by_id", "by_name", "at"] }],
    technical: ["id", "part", "hash"],
  },
];
