import type { buyerControls } from "../order-fields.ts";
import { hasPostalCodes, isInUnion } from "../rules/countries.ts";

export type BuyerControl = keyof typeof buyerControls;

/** Of what a control asks about; nothing said: of every buyer. */
interface Asked {
  kind: string;
  country: string;
}

export interface Control {
  name: BuyerControl;
  type: "text" | "email" | "tel";
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete: string;
  /** Of every buyer; nothing said: it depends on the buyer, or may be left out. */
  isRequired?: true;
  inputMode?: "numeric";
  /** Whether it is asked of a buyer; while kind or country are not known, it may be. */
  isAsked?(buyer: Asked): boolean;
}

const isBusiness = ({ kind }: Asked) => kind !== "person";
const mayBeTurkishBusiness = (buyer: Asked) =>
  isBusiness(buyer) && ["", "TR"].includes(buyer.country);

/** Step 1. */
export const contactControls: readonly Control[] = [
  { name: "name", type: "text", autoComplete: "name", isRequired: true },
  { name: "email", type: "email", autoComplete: "email", isRequired: true },
  { name: "number", type: "tel", autoComplete: "tel" },
];

/** Step 2, below country and kind of buyer, in the order in which most countries write them. */
export const addressControls: readonly Control[] = [
  { name: "street", type: "text", autoComplete: "street-address", isRequired: true },
  { name: "postalCode", type: "text", autoComplete: "postal-code" },
  { name: "city", type: "text", autoComplete: "address-level2", isRequired: true },
  { name: "region", type: "text", autoComplete: "address-level1" },
];

/** Of businesses. */
export const businessControls: readonly Control[] = [
  {
    ...{ name: "company", type: "text", autoComplete: "organization" },
    isAsked: isBusiness,
  },
  {
    ...{ name: "taxNumber", type: "text", autoComplete: "off" },
    inputMode: "numeric",
    isAsked: mayBeTurkishBusiness,
  },
  {
    ...{ name: "taxOffice", type: "text", autoComplete: "off" },
    isAsked: mayBeTurkishBusiness,
  },
  {
    ...{ name: "vatId", type: "text", autoComplete: "off" },
    isAsked: (buyer) => isBusiness(buyer) && (buyer.country === "" || isInUnion(buyer.country)),
  },
  {
    ...{ name: "leitwegId", type: "text", autoComplete: "off" },
    isAsked: (buyer) => isBusiness(buyer) && ["", "DE"].includes(buyer.country),
  },
  {
    ...{ name: "ownReference", type: "text", autoComplete: "off" },
    isAsked: isBusiness,
  },
];

/** Whether a buyer is asked for a control: what they are not asked may still hold what was typed before. */
export const isAskedOf = (name: string, buyer: Asked): boolean =>
  businessControls.find((control) => control.name === name)?.isAsked?.(buyer) ?? true;

/** What is needed of some buyers alone, as `checkBuyer` demands it. */
export const isNeededOf = (name: string, { kind, country }: Asked): boolean =>
  name === "postalCode"
    ? hasPostalCodes(country)
    : kind === "business" && (name === "company" || (country === "TR" && name.startsWith("tax")));
