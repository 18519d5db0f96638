import { byEmployee } from "#platform/personal-data/employee-data.ts";
import { aboutNobody, type TableData } from "#platform/personal-data/table-data.ts";

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
const mailedWithOrder = { ...withOrder, receivers: mailed.receivers } as const;
const withdrawn = { ...mailed, keep: { hours: keptHours, from: "at" } } as const;
/** Prices and stock stay, and so does who set them. */
const shopkeeper = { ...byEmployee, columns: ["by_id", "by_name", "at"] } as const;
const writer = { ...shopkeeper, keep: withOrder.keep, end: "delete" } as const;

const ofOrder = { column: "order_id", holds: "shop_order" } as const;
const byUser = { column: "by_id", holds: "user" } as const;

/** What of the orders is about persons, why it is kept, and how long. */
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
      ...["id", "currency", "gross", "discount", "net", "tax", "tax_hundredths", "tax_row"],
      ...["payment_method", "reserved_until", "reminded_at"],
    ],
  },
  {
    table: "order_line",
    persons: [ofOrder],
    personal: [
      {
        ...mailedWithOrder,
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
  aboutNobody("shop_text", "hash", "kind", "language", "text", "at"),
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
      { ...mailedWithOrder, columns: ["text"], category: "content", groups: ["buyer", "employee"] },
      writer,
    ],
    technical: ["id", "order_id"],
  },
  {
    table: "order_file",
    persons: [ofOrder, byUser],
    personal: [{ ...mailedWithOrder, columns: ["name"], category: "content" }, writer],
    technical: ["id", "order_id", "type", "size"],
  },
  {
    table: "order_file_bytes",
    persons: [ofOrder],
    personal: [{ ...withOrder, columns: ["bytes"], category: "content" }],
    technical: ["file_id", "order_id"],
  },
  aboutNobody("product_stock", "product_id", "stock"),
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
      ...["id", "product_id", "currency", "price"],
      ...["sale_type", "sale_discount", "valid_from"],
    ],
  },
  {
    table: "withdrawal",
    persons: [
      { column: "email", holds: "email" },
      { column: "order_id", holds: "shop_order" },
    ],
    personal: [
      { ...withdrawn, columns: ["name"], category: "identity" },
      { ...withdrawn, columns: ["email", "language"], category: "contact" },
      { ...withdrawn, columns: ["reference", "order_reference", "at"], category: "content" },
      {
        ...writer,
        keep: withdrawn.keep,
        columns: ["settled_by_id", "settled_by_name", "settled_at"],
      },
    ],
    technical: ["id", "order_id"],
  },
];
