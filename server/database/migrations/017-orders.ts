import type { CreateTableBuilder, Kysely } from "kysely";
import type { AnyTables } from "./any-tables.ts";

/** Orders with their lines, steps, payments and texts; prices and stock with their history. */
export async function up(db: Kysely<AnyTables>): Promise<void> {
  await makeOrder(db);
  await makePartsOfAnOrder(db);
  await makeGoods(db);
  await db.schema
    .createTable("withdrawal")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("reference", "text", (c) => c.notNull().unique())
    .addColumn("order_reference", "text", (c) => c.notNull())
    .addColumn("order_id", "text")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("settled_at", "bigint")
    .addColumn("settled_by_id", "text")
    .addColumn("settled_by_name", "text")
    .execute();
  await db.schema.createIndex("withdrawal_order").on("withdrawal").column("order_id").execute();
  await db.schema.createIndex("withdrawal_at").on("withdrawal").columns(["at", "id"]).execute();
}

type Table = CreateTableBuilder<string, string>;
type Type = "text" | "bigint";

/** Columns that always hold something. */
const filled = (table: Table, type: Type, ...names: string[]): Table =>
  names.reduce((all, name) => all.addColumn(name, type, (c) => c.notNull()), table);

/** Who did it, and when. */
const written = (table: Table): Table =>
  filled(table.addColumn("by_id", "text"), "text", "by_name").addColumn("at", "bigint", (c) =>
    c.notNull(),
  );

const withId = (db: Kysely<AnyTables>, name: string): Table =>
  db.schema.createTable(name).addColumn("id", "text", (c) => c.primaryKey());

async function makeOrder(db: Kysely<AnyTables>): Promise<void> {
  const table = withId(db, "shop_order").addColumn("reference", "text", (c) =>
    c.notNull().unique(),
  );
  const buyer = filled(
    filled(table, "text", "state", "language", "currency", "kind", "name", "email", "email_key"),
    "text",
    ...["phone", "company", "country", "street", "postal_code", "city", "region"],
    ...["tax_number", "tax_office", "vat_id", "leitweg_id", "identity_number", "own_reference"],
  );
  const sums = filled(buyer, "bigint", "gross", "discount", "net", "tax", "total");
  await filled(
    filled(sums, "bigint", "tax_hundredths", "created_at"),
    "text",
    ...["tax_row", "payment_method", "consents", "search_text"],
  )
    .addColumn("paid", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("link_opened_at", "bigint")
    .addColumn("reserved_until", "bigint")
    .addColumn("reminded_at", "bigint")
    .addColumn("user_id", "text")
    .execute();
  const index = (name: string, ...columns: string[]) =>
    db.schema.createIndex(`shop_order_${name}`).on("shop_order").columns(columns).execute();
  await index("created", "created_at", "id");
  await index("state", "state", "created_at", "id");
  await index("email", "email_key", "created_at");
  await index("user", "user_id", "created_at");
  await index("reserved", "reserved_until");
}

async function makePartsOfAnOrder(db: Kysely<AnyTables>): Promise<void> {
  const ofOrder = (name: string) =>
    db.schema.createIndex(`${name}_order`).on(name).column("order_id").execute();

  const line = filled(
    filled(db.schema.createTable("order_line"), "text", "order_id", "name", "tax_class"),
    "bigint",
    ...["position", "product_id", "unit_price", "quantity", "gross", "discount", "net"],
  );
  await line
    .addColumn("sale", "text")
    .addPrimaryKeyConstraint("order_line_pk", ["order_id", "position"])
    .execute();

  const step = filled(withId(db, "order_step"), "text", "order_id", "to_state");
  await written(step.addColumn("from_state", "text")).execute();
  await ofOrder("order_step");

  const payment = filled(withId(db, "order_payment"), "text", "order_id", "kind", "currency");
  await written(
    filled(filled(payment, "text", "source"), "bigint", "amount").addColumn(
      "bank_reference",
      "text",
      (c) => c.unique(),
    ),
  ).execute();
  await ofOrder("order_payment");

  await filled(
    db.schema.createTable("order_text"),
    "text",
    ...["order_id", "kind", "title", "template", "hash"],
  )
    .addPrimaryKeyConstraint("order_text_pk", ["order_id", "kind"])
    .execute();
  await filled(
    filled(
      db.schema.createTable("shop_text").addColumn("hash", "text", (c) => c.primaryKey()),
      "text",
      ...["kind", "language", "text"],
    ),
    "bigint",
    "at",
  ).execute();

  await written(filled(withId(db, "order_note"), "text", "order_id", "text")).execute();
  await ofOrder("order_note");
}

async function makeGoods(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .createTable("product_stock")
    .addColumn("product_id", "bigint", (c) => c.primaryKey())
    .addColumn("stock", "bigint", (c) => c.notNull())
    .execute();

  const change = filled(withId(db, "stock_change"), "bigint", "product_id", "change");
  await written(filled(change, "text", "reason", "note").addColumn("order_id", "text")).execute();
  await db.schema
    .createIndex("stock_change_product")
    .on("stock_change")
    .columns(["product_id", "at"])
    .execute();

  const price = filled(withId(db, "product_price"), "bigint", "product_id", "price", "valid_from");
  await written(
    filled(price, "text", "currency")
      .addColumn("sale_type", "text")
      .addColumn("sale_discount", "bigint"),
  ).execute();
  await db.schema
    .createIndex("product_price_product")
    .on("product_price")
    .columns(["product_id", "currency", "valid_from"])
    .execute();
}
