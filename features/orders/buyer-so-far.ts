import * as v from "valibot";
import { buyerSchema } from "./order-fields.ts";

const { NameSurname, Email, Street, City, ...others } = buyerSchema.entries;

/** The default has to pass, too, where a line or an address alone would call it missing. */
const notTypedYet = <Schema extends v.GenericSchema<unknown, string>>(schema: Schema) =>
  v.optional(v.union([v.literal(""), schema]), "");

/** Before the order, what is not typed yet may be missing. */
export const buyerSoFarSchema = v.strictObject({
  ...others,
  NameSurname: notTypedYet(NameSurname),
  Email: notTypedYet(Email),
  Street: notTypedYet(Street),
  City: notTypedYet(City),
});

type BuyerSoFar = v.InferInput<typeof buyerSoFarSchema>;

/**
 * Of what was typed, the fields that are right by themselves: half an address of a mailbox is as good as none.
 * Undefined while kind or country are not known.
 */
export function buyerSoFar(typed: Readonly<Record<string, string>>): BuyerSoFar | undefined {
  const right = Object.entries(buyerSchema.entries).filter(
    ([name, schema]) => typed[name] && v.is(schema, typed[name]),
  );
  const buyer = Object.fromEntries(right.map(([name]) => [name, typed[name]]));
  return v.is(buyerSoFarSchema, buyer) ? buyer : undefined;
}
