import type { FileKind } from "#features/applications/file-kinds.ts";
import type { Currency } from "#features/catalogue/product-choices.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { TableData } from "#platform/personal-data/table-data.ts";
import type { PaymentMethod } from "./order-fields.ts";
import type { BuyerKind } from "./rules/countries.ts";
import type { OrderState } from "./rules/order-states.ts";

/** Instants are milliseconds since 1970 (UTC), money the smallest unit of its currency. */
export interface OrderTables {
  shop_order: {
    /** Ordered by time. */
    id: string;
    /** Random; buyers write it into their transfer. */
    reference: string;
    state: OrderState;
    language: LanguageCode;
    currency: Currency;
    kind: BuyerKind;
    name: string;
    email: string;
    /** In lower case. */
    email_key: string;
    phone: string;
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
    /** TCKN: in no list, log or mail. */
    identity_number: string;
    own_reference: string;
    gross: number;
    discount: number;
    net: number;
    tax: number;
    total: number;
    /** 2000 is 20 %. */
    tax_hundredths: number;
    /** The row of the tax table that held, as JSON. */
    tax_row: string;
    /** What the ledger (`order_payment`) adds up to: received less paid back. */
    paid: number;
    payment_method: PaymentMethod;
    /** What the buyer agreed to, as JSON. */
    consents: string;
    /** Folded letters of what the back office searches. */
    search_text: string;
    created_at: number;
    /** When the link in the mail was opened: somebody reads that mailbox. */
    link_opened_at: number | null;
    /** Until when the stock is kept; null: it is sold, or free again. */
    reserved_until: number | null;
    reminded_at: number | null;
    /** The account that ordered. Null: a guest did, or the account is gone, which a trigger sees to. */
    user_id: string | null;
  };
  /** What was ordered, as it was called and cost then. `sale` as JSON, null: none. */
  order_line: {
    order_id: string;
    position: number;
    product_id: number;
    name: string;
    unit_price: number;
    sale: string | null;
    quantity: number;
    gross: number;
    discount: number;
    net: number;
    tax_class: string;
  };
  /** Appended only. `by_id` null: the buyer or the site itself. */
  order_step: {
    id: string;
    order_id: string;
    /** Null: the first one. */
    from_state: OrderState | null;
    to_state: OrderState;
    at: number;
    by_id: string | null;
    by_name: string;
  };
  /** The ledger, appended only: a wrong booking is taken back by another one. */
  order_payment: {
    id: string;
    order_id: string;
    kind: "in" | "refund";
    amount: number;
    currency: Currency;
    source: "hand" | "file";
    /** What the bank calls it; nothing is booked twice. Null: it was booked by hand without. */
    bank_reference: string | null;
    at: number;
    by_id: string | null;
    by_name: string;
  };
  /** Legal texts that belong to an order: `template` in `shop_text`, `hash` of the text as it was filled in. */
  order_text: { order_id: string; kind: string; title: string; template: string; hash: string };
  /** Legal texts as they once were, by the SHA-256 of their text; without anything of a buyer. */
  shop_text: { hash: string; kind: string; language: LanguageCode; text: string; at: number };
  /** What we tell each other about an order. */
  order_note: {
    id: string;
    order_id: string;
    text: string;
    by_id: string;
    by_name: string;
    at: number;
  };
  /** What both sides tell each other, appended only. `by_id` null: the buyer. */
  order_message: {
    id: string;
    order_id: string;
    text: string;
    at: number;
    by_id: string | null;
    by_name: string;
  };
  /** What the company gives the buyer; the bytes apart from what lists read. */
  order_file: {
    id: string;
    order_id: string;
    name: string;
    /** What it is by its content. */
    type: FileKind;
    /** Bytes. */
    size: number;
    at: number;
    by_id: string;
    by_name: string;
  };
  order_file_bytes: { file_id: string; order_id: string; bytes: Uint8Array };
  /** How many are left; what led there is `stock_change`. */
  product_stock: { product_id: number; stock: number };
  /** Appended only. */
  stock_change: {
    id: string;
    product_id: number;
    change: number;
    reason: "seed" | "order" | "freed" | "hand";
    order_id: string | null;
    note: string;
    by_id: string | null;
    by_name: string;
    at: number;
  };
  /** Appended only: of the rows that have begun, the latest holds. `sale_discount`: hundredths of a percent, or money. */
  product_price: {
    id: string;
    product_id: number;
    currency: Currency;
    price: number;
    sale_type: "percent" | "amount" | null;
    sale_discount: number | null;
    valid_from: number;
    by_id: string | null;
    by_name: string;
    at: number;
  };
  /** Declared by somebody who may be the buyer; recorded as it came, and decided by people. */
  withdrawal: {
    id: string;
    /** Of the declaration itself. */
    reference: string;
    /** As it was typed, and the order of that reference, where there is one. */
    order_reference: string;
    order_id: string | null;
    name: string;
    email: string;
    language: LanguageCode;
    at: number;
    settled_at: number | null;
    settled_by_id: string | null;
    settled_by_name: string | null;
  };
}

declare module "#platform/store/tables.ts" {
  interface Tables extends OrderTables {}
}

/** Books of account are kept for ten years in Türkiye (TTK art. 82) and for eight to ten in Germany (AO § 147). */
const keptYears = 10;
const keptHours = keptYears * 366 * 24;
/** How long an order is kept, ms. */
export const orderLifetime = keptHours * 60 * 60 * 1000;

const ofOrders = {
  purpose: "orders",
  bases: ["contract", "legal-obligation"],
  groups: ["buyer"],
  receivers: ["hosting"],
  place: "database",
  keep: { hours: keptHours, from: "created_at" },
  end: "delete",
} as const;
const mailed = { ...ofOrders, receivers: ["hosting", "mail-provider"] } as const;

const withOrder = { ...ofOrders, keep: { with: ["shop_order"] } } as const;
const writer = {
  ...withOrder,
  columns: ["by_id", "by_name", "at"],
  purpose: "team-work",
  bases: ["legitimate-interest"],
  category: "identity",
  groups: ["employee"],
} as const;
/** Prices and stock stay, and so does who set them. */
const shopkeeper = { ...writer, keep: { until: "never" }, end: "stay" } as const;

const ofOrder = { column: "order_id", holds: "shop_order" } as const;
const byUser = { column: "by_id", holds: "user" } as const;

export const orderData: readonly TableData[] = [
  {
    table: "shop_order",
    persons: [
      { column: "email", holds: "email" },
      { column: "email_key", holds: "email-key" },
      { column: "user_id", holds: "user" },
    ],
    personal: [
      { ...mailed, columns: ["name", "company", "kind"], category: "identity" },
      { ...mailed, columns: ["email", "email_key", "phone", "language"], category: "contact" },
      {
        ...mailed,
        columns: ["country", "street", "postal_code", "city", "region"],
        category: "contact",
      },
      { ...ofOrders, columns: ["tax_number", "tax_office", "vat_id"], category: "identity" },
      { ...ofOrders, columns: ["leitweg_id", "identity_number"], category: "identity" },
      { ...mailed, columns: ["reference", "state", "own_reference"], category: "content" },
      { ...mailed, columns: ["total", "paid", "created_at"], category: "content" },
      { ...ofOrders, columns: ["consents", "search_text"], category: "content" },
      {
        ...ofOrders,
        columns: ["user_id"],
        category: "content",
        keep: { hours: keptHours, from: "created_at", with: ["user"] },
        end: "anonymise",
      },
      { ...ofOrders, columns: ["link_opened_at"], category: "usage" },
    ],
    technical: [
      "id",
      "currency",
      "gross",
      "discount",
      "net",
      "tax",
      "tax_hundredths",
      "tax_row",
      "payment_method",
      "reserved_until",
      "reminded_at",
    ],
  },
  {
    table: "order_line",
    persons: [ofOrder],
    personal: [
      {
        ...withOrder,
        receivers: ["hosting", "mail-provider"],
        columns: ["product_id", "name", "quantity", "net"],
        category: "content",
      },
    ],
    technical: ["order_id", "position", "unit_price", "sale", "gross", "discount", "tax_class"],
  },
  {
    table: "order_step",
    persons: [ofOrder, byUser],
    personal: [{ ...withOrder, columns: ["from_state", "to_state"], category: "content" }, writer],
    technical: ["id", "order_id"],
  },
  {
    table: "order_payment",
    persons: [ofOrder, byUser],
    personal: [
      { ...withOrder, columns: ["kind", "amount", "bank_reference"], category: "content" },
      writer,
    ],
    technical: ["id", "order_id", "currency", "source"],
  },
  {
    table: "order_text",
    persons: [ofOrder],
    personal: [{ ...withOrder, columns: ["kind", "hash"], category: "content" }],
    technical: ["order_id", "title", "template"],
  },
  {
    table: "shop_text",
    persons: [],
    personal: [],
    technical: ["hash", "kind", "language", "text", "at"],
  },
  {
    table: "order_note",
    persons: [ofOrder, byUser],
    personal: [
      { ...withOrder, columns: ["text"], category: "content", groups: ["buyer", "employee"] },
      writer,
    ],
    technical: ["id", "order_id"],
  },
  {
    table: "order_message",
    persons: [ofOrder, byUser],
    personal: [
      {
        ...withOrder,
        receivers: ["hosting", "mail-provider"],
        columns: ["text"],
        category: "content",
        groups: ["buyer", "employee"],
      },
      writer,
    ],
    technical: ["id", "order_id"],
  },
  {
    table: "order_file",
    persons: [ofOrder, byUser],
    personal: [
      {
        ...withOrder,
        receivers: ["hosting", "mail-provider"],
        columns: ["name"],
        category: "content",
      },
      writer,
    ],
    technical: ["id", "order_id", "type", "size"],
  },
  {
    table: "order_file_bytes",
    persons: [ofOrder],
    personal: [{ ...withOrder, columns: ["bytes"], category: "content" }],
    technical: ["file_id", "order_id"],
  },
  { table: "product_stock", persons: [], personal: [], technical: ["product_id", "stock"] },
  {
    table: "stock_change",
    persons: [ofOrder, byUser],
    personal: [shopkeeper],
    technical: ["id", "product_id", "change", "reason", "order_id", "note"],
  },
  {
    table: "product_price",
    persons: [byUser],
    personal: [shopkeeper],
    technical: [
      "id",
      "product_id",
      "currency",
      "price",
      "sale_type",
      "sale_discount",
      "valid_from",
    ],
  },
  {
    table: "withdrawal",
    persons: [
      { column: "email", holds: "email" },
      { column: "order_id", holds: "shop_order" },
    ],
    personal: [
      {
        ...mailed,
        keep: { hours: keptHours, from: "at" },
        columns: ["name"],
        category: "identity",
      },
      {
        ...mailed,
        keep: { hours: keptHours, from: "at" },
        columns: ["email", "language"],
        category: "contact",
      },
      {
        ...mailed,
        keep: { hours: keptHours, from: "at" },
        columns: ["reference", "order_reference", "at"],
        category: "content",
      },
      {
        ...writer,
        keep: { hours: keptHours, from: "at" },
        columns: ["settled_by_id", "settled_by_name", "settled_at"],
      },
    ],
    technical: ["id", "order_id"],
  },
];

export type Order = OrderTables["shop_order"];
