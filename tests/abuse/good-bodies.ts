import * as v from "valibot";
import { withdrawalSchema } from "#features/buyer-rights/withdrawal/withdrawal-schema.ts";
import { orderSchema } from "#features/orders/order-fields.ts";
import { campaignFields } from "#platform/submissions/campaign.server.ts";
import { type EveryCall, everyCall } from "../support/every-call.ts";

// biome-ignore lint/suspicious/noExplicitAny: of whichever kind a schema is, its parts are read by their names
type Schema = any;

/** The first of these that a schema takes is its text, number or unknown. */
const words = [
  ...["A", "a1", "a1a1a1a1", "en", "TR", "1030", "somebody@example.com", "a quiet Thursday"],
  ...["title", "0123456789abcdef", "2099-01-01T10:00", "2099-01-01T10:00:00.000Z"],
  ...["0190c2f0-0000-7000-8000-000000000000", "0123456789abcdef0123456789abcdef"],
];
const samples = [...words, 1, 1030, true, null];

/** A value that a schema takes, made from the schema itself. @throws where none is known here */
function sampleOf(schema: Schema): unknown {
  if ("entries" in schema)
    return Object.fromEntries(
      Object.entries(schema.entries).map(([name, own]) => [name, sampleOf(own)]),
    );
  if ("item" in schema) return [sampleOf(schema.item)];
  if ("items" in schema) return schema.items.map(sampleOf);
  if (schema.type === "record") return { [String(sampleOf(schema.key))]: sampleOf(schema.value) };
  if ("wrapped" in schema) return sampleOf(schema.wrapped);
  if (schema.type === "literal") return schema.literal;
  if (schema.type === "picklist") return schema.options[0];
  if (schema.type === "union" || schema.type === "variant") return sampleOf(schema.options.at(-1));
  const found = samples.find((one) => v.safeParse(schema, one).success);
  if (found === undefined) throw new Error(`no sample fits a ${schema.type}`);
  return found;
}

export type Body = Record<string, unknown>;

/** What a form takes that says so in its handler, as browsers post it without a script. */
const ofForms: Record<string, Schema> = {
  "/api/v1/Shop/Order/Create": orderSchema,
  "/api/shop/withdrawal": withdrawalSchema,
};

/** What a schema does not say. */
const besides: Record<string, Body> = {
  "/api/v1/Site/ContactForm/Create": {
    ...Object.fromEntries(campaignFields.map((name) => [name, "A"])),
    Language: "en",
    Website: "",
  },
  "/api/v1/Site/ContactEmail/Create": { Language: "en", Website: "" },
  "/api/shop/texts": { lines: "1030" },
  "/api/shop/withdrawal": { Order: "K7QM-2XPD" },
  // Whoever tries all addresses needs the account for the next one.
  "/api/account/delete": { password: "wrong" },
};

function bodyOf({ path, body, texts }: EveryCall): Body {
  const schema = body ?? texts ?? ofForms[path];
  return { ...(schema ? (sampleOf(schema) as Body) : {}), ...besides[path] };
}

/** A file, or a body that the call does not read. */
export const takesBody = ({ method, path }: EveryCall) =>
  // The buttons of the mails post no fields: what they say stands in the address.
  method !== "GET" && path.startsWith("/api/");

/** A body for each address that changes something, of which each field in turn becomes hostile. */
export const bodies: Record<string, Body> = {};
for (const call of everyCall.filter(takesBody))
  bodies[call.path] = { ...bodies[call.path], ...bodyOf(call) };

/** Where a body holds a value: `["Buyer", "Email"]`, `["Lines", "0"]`. */
export type Place = readonly string[];

/** All places of a body, the deep ones too. */
export const placesOf = (value: unknown, above: Place = []): Place[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, own]) => {
        const place = [...above, name];
        return [place, ...placesOf(own, place)];
      })
    : [];

/** The body with another value in one place. */
export function spoil(body: unknown, [name = "", ...below]: Place, value: unknown): unknown {
  const put = (own: unknown) => (below.length > 0 ? spoil(own, below, value) : value);
  if (Array.isArray(body)) return body.map((own, at) => (String(at) === name ? put(own) : own));
  const entries = Object.entries(body as Body);
  return Object.fromEntries([...entries, [name, put((body as Body)[name])]]);
}
