import { consents } from "../order-fields.ts";

/** `1030,1010x2` → lines as the API has them; what is no whole number is refused by the schema. */
export function linesIn(text: string): { ProductId: number; Quantity: number }[] {
  const parts = text.split(",", 100).filter((part) => part.trim() !== "");
  return parts.map((part) => {
    const [id, quantity = "1", ...more] = part.split("x", 3);
    return {
      ProductId: wholeNumber(id),
      Quantity: more.length > 0 ? Number.NaN : wholeNumber(quantity),
    };
  });
}

/** At most 15 digits, which every number holds exactly. */
const wholeNumber = (text = "") => (/^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** The body of the API from a plain form's controls, whose names are places in it (`orderControls`). */
export function bodyOf(fields: Record<string, string>) {
  const { Lines = "", SeenTotal = "", Currency, PaymentMethod, Language, Website } = fields;
  const ofBuyer = Object.entries(fields).flatMap(([place, value]) => {
    const [group, name = ""] = place.split(".");
    return group === "Buyer" ? [[name, value] as const] : [];
  });
  return {
    Lines: linesIn(Lines),
    Buyer: Object.fromEntries(ofBuyer) as Record<string, string>,
    SeenTotal: wholeNumber(SeenTotal),
    ...{ Currency, PaymentMethod, Language, Website },
    Consents: consents.filter((name) => fields[`Consents.${name}`]),
  };
}
