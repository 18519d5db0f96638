import type { FileKind } from "#features/applications/file-kinds.ts";
import type { Currency } from "#features/catalogue/product-choices.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
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

export type Order = OrderTables["shop_order"];
