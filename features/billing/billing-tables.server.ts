import type { TableData } from "#platform/personal-data/table-data.ts";

/** Instants are milliseconds since 1970 (UTC); truth values 0 and 1. */
interface BillingTables {
  billing_address: {
    id: string;
    user_id: string;
    kind: "person" | "business";
    name: string;
    company: string;
    country: string;
    street: string;
    postal_code: string;
    city: string;
    region: string;
    tax_number: string;
    tax_office: string;
    vat_id: string;
    leitweg_id: string;
    is_default: 0 | 1;
    created_at: number;
  };
}

declare module "#platform/store/tables.ts" {
  interface Tables extends BillingTables {}
}

const ofBilling = {
  purpose: "billing",
  bases: ["contract"],
  groups: ["account-holder"],
  receivers: ["hosting"],
  place: "database",
  keep: { with: ["user"] },
  end: "delete",
} as const;

/** What is asked for while somebody orders is the order's own; this goes with the account. */
export const billingData: readonly TableData[] = [
  {
    table: "billing_address",
    persons: [{ column: "user_id", holds: "user" }],
    personal: [
      { ...ofBilling, columns: ["kind", "name", "company"], category: "identity" },
      {
        ...ofBilling,
        columns: ["country", "street", "postal_code", "city", "region"],
        category: "contact",
      },
      {
        ...ofBilling,
        columns: ["tax_number", "tax_office", "vat_id", "leitweg_id"],
        category: "identity",
      },
      { ...ofBilling, columns: ["is_default", "created_at"], category: "usage" },
    ],
    technical: ["id", "user_id"],
  },
];
