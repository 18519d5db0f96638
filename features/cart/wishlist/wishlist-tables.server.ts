import type { TableData } from "#platform/personal-data/table-data.ts";

/** Instants are milliseconds since 1970 (UTC). */
interface WishlistTables {
  /** Products that somebody with an account wants to find again, whatever browser they use. */
  account_wish: { user_id: string; product_id: number; created_at: number };
}

declare module "#platform/store/tables.ts" {
  interface Tables extends WishlistTables {}
}

export const wishlistData: readonly TableData[] = [
  {
    table: "account_wish",
    persons: [{ column: "user_id", holds: "user" }],
    personal: [
      {
        columns: ["product_id", "created_at"],
        purpose: "wishlist",
        bases: ["contract"],
        category: "content",
        groups: ["account-holder"],
        receivers: ["hosting"],
        place: "database",
        keep: { with: ["user"] },
        end: "delete",
      },
    ],
    technical: ["user_id"],
  },
];
