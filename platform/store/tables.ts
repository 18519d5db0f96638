import { aboutNobody, type TableData } from "#platform/personal-data/table-data.ts";

/**
 * Every table. Each room and feature adds its own beside its queries:
 * `declare module "#platform/store/tables.ts" { interface Tables extends NewsTables {} }`.
 */
export interface Tables {
  /** Things the server makes for itself once, such as its signing secret. */
  setting: { name: string; value: string };
  /** PostgreSQL: counts that several processes share (rate-limiter-flexible's own layout). */
  rate_limit: { key: string; points: number; expire: number | null };
}

/** What several processes count of one visitor (PostgreSQL), and what the database knows of itself. */
export const storeData: readonly TableData[] = [
  aboutNobody("setting", "name", "value"),
  {
    table: "rate_limit",
    persons: [{ column: "key", holds: "signed-visitor" }],
    personal: [
      {
        columns: ["key", "points"],
        purpose: "rate-limit",
        bases: ["legitimate-interest"],
        category: "security",
        groups: ["visitor", "account-holder"],
        receivers: ["hosting"],
        place: "database",
        // rate-limiter-flexible removes counts an hour after they have run out.
        keep: { hours: 1, from: "expire" },
        end: "delete",
      },
    ],
    technical: ["expire"],
  },
  aboutNobody("kysely_migration", "name", "timestamp"),
  aboutNobody("kysely_migration_lock", "id", "is_locked"),
];
