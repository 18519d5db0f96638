import { v7 as newRowId } from "uuid";
import { Problem } from "#platform/http/problem.server.ts";
import type { Db, Trx } from "#platform/store/store.server.ts";
import type { Tables } from "#platform/store/tables.ts";
import { type BillingFields, tidyBilling } from "./billing-fields.ts";
import type { BillingAddress, BillingAddresses } from "./calls.ts";

/** Nobody needs more; a script that adds them without end is stopped. */
const mostAddresses = 20;

type Row = Tables["billing_address"];
type Kept = Omit<Row, "id" | "user_id" | "is_default" | "created_at">;

/** The one that is used where nobody chooses first, then by the time they were added. */
export async function listAddresses(db: Db, userId: string): Promise<BillingAddresses> {
  const rows = await db
    .selectFrom("billing_address")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("is_default", "desc")
    .orderBy("id")
    .execute();
  return { addresses: rows.map((row, place) => show(row, place === 0)) };
}

/** The first one is used where nobody chooses. @throws Problem `invalid` where there are too many */
export async function addAddress(
  trx: Trx,
  userId: string,
  fields: BillingFields,
  now: number,
): Promise<BillingAddresses> {
  const { addresses } = await listAddresses(trx, userId);
  const tidy = tidyBilling(fields);
  if (addresses.some((address) => isSame(address, tidy))) return { addresses };
  if (addresses.length >= mostAddresses) {
    throw new Problem("invalid", { errors: { name: ["too_many"] } });
  }
  const own = { id: newRowId(), user_id: userId, created_at: now } as const;
  const is_default = addresses.length === 0 ? 1 : 0;
  await trx
    .insertInto("billing_address")
    .values({ ...own, is_default, ...columnsOf(tidy) })
    .execute();
  return listAddresses(trx, userId);
}

/** Undefined: there is no such address in this account. */
export async function changeAddress(
  trx: Trx,
  { userId, id }: Place,
  fields: BillingFields,
): Promise<BillingAddresses | undefined> {
  const changed = await own(trx, { userId, id }, columnsOf(tidyBilling(fields)));
  return changed ? listAddresses(trx, userId) : undefined;
}

/** Undefined: there is no such address in this account. */
export async function chooseAddress(
  trx: Trx,
  { userId, id }: Place,
): Promise<BillingAddresses | undefined> {
  if (!(await own(trx, { userId, id }, { is_default: 1 }))) return undefined;
  await trx
    .updateTable("billing_address")
    .set({ is_default: 0 })
    .where("user_id", "=", userId)
    .where("id", "!=", id)
    .execute();
  return listAddresses(trx, userId);
}

/** What is gone already is gone; another one takes its place where it was used without a choice. */
export async function removeAddress(trx: Trx, { userId, id }: Place): Promise<BillingAddresses> {
  await trx
    .deleteFrom("billing_address")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .execute();
  const left = await listAddresses(trx, userId);
  const [first] = left.addresses;
  return (first && (await chooseAddress(trx, { userId, id: first.id }))) ?? left;
}

interface Place {
  userId: string;
  id: string;
}

async function own(trx: Trx, { userId, id }: Place, changes: Partial<Row>): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("billing_address")
    .set(changes)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}

const isSame = (address: BillingAddress, fields: BillingFields) =>
  Object.entries(fields).every(([name, value]) => address[name as keyof BillingFields] === value);

const columnsOf = (fields: BillingFields): Kept => ({
  kind: fields.kind,
  name: fields.name,
  company: fields.company,
  country: fields.country,
  street: fields.street,
  postal_code: fields.postalCode,
  city: fields.city,
  region: fields.region,
  tax_number: fields.taxNumber,
  tax_office: fields.taxOffice,
  vat_id: fields.vatId,
  leitweg_id: fields.leitwegId,
});

const show = (row: Row, isDefault: boolean): BillingAddress => ({
  id: row.id,
  isDefault,
  kind: row.kind,
  name: row.name,
  company: row.company,
  country: row.country,
  street: row.street,
  postalCode: row.postal_code,
  city: row.city,
  region: row.region,
  taxNumber: row.tax_number,
  taxOffice: row.tax_office,
  vatId: row.vat_id,
  leitwegId: row.leitweg_id,
});
