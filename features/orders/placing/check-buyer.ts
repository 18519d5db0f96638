import type { Buyer } from "../order-fields.ts";
import { hasPostalCodes, mayOrder, type SellTo, whoMayBuy } from "../rules/countries.ts";
import { readLeitwegId } from "../rules/identities/leitweg-id.ts";
import { readTckn, readVkn } from "../rules/identities/turkish-numbers.ts";
import { readVatId } from "../rules/identities/vat-id.ts";

/** Field of the buyer → what is wrong with it. */
export type BuyerErrors = Partial<Record<keyof Buyer, string>>;

/** What of a buyer does not fit together, beyond what the schema says of each field alone. */
export function checkBuyer(buyer: Buyer, sellTo: SellTo): BuyerErrors {
  const isBusiness = buyer.Kind === "business";
  const errors: BuyerErrors = {};
  if (whoMayBuy(buyer.Country, sellTo) === "quote") errors.Country = "quote_only";
  else if (!mayOrder(buyer.Country, buyer.Kind, sellTo)) errors.Kind = "business_only";
  if (isBusiness && buyer.Company.trim() === "") errors.Company = "required";
  const postalCode = wrongPostalCode(buyer);
  if (postalCode) errors.PostalCode = postalCode;
  if (buyer.VatId && !readVatId(buyer.Country, buyer.VatId)) errors.VatId = "wrong_number";
  if (buyer.LeitwegId && !readLeitwegId(buyer.LeitwegId)) errors.LeitwegId = "wrong_number";
  if (buyer.IdentityNumber && !readTckn(buyer.IdentityNumber))
    errors.IdentityNumber = "wrong_number";
  return { ...errors, ...(buyer.Country === "TR" && isBusiness && ofTurkishBusiness(buyer)) };
}

/** Five digits in Türkiye and in Germany; how other countries write theirs is not looked at. */
function wrongPostalCode({ Country, PostalCode }: Buyer): string | undefined {
  const code = PostalCode.trim();
  if (code === "") return hasPostalCodes(Country) ? "required" : undefined;
  return ["TR", "DE"].includes(Country) && !/^\d{5}$/.test(code) ? "wrong_number" : undefined;
}

/** An invoice in Türkiye names the tax number, of a sole trader the TCKN, and for a company its tax office. */
function ofTurkishBusiness({ TaxNumber, TaxOffice }: Buyer): BuyerErrors {
  const errors: BuyerErrors = {};
  if (TaxNumber.trim() === "") errors.TaxNumber = "required";
  else if (!readVkn(TaxNumber) && !readTckn(TaxNumber)) errors.TaxNumber = "wrong_number";
  if (TaxOffice.trim() === "") errors.TaxOffice = "required";
  return errors;
}

/** Numbers as machines write them; what is not read stays as it was typed. */
export function tidyBuyer(buyer: Buyer): Buyer {
  return {
    ...buyer,
    TaxNumber:
      buyer.Country === "TR"
        ? (readVkn(buyer.TaxNumber) ?? readTckn(buyer.TaxNumber) ?? buyer.TaxNumber)
        : buyer.TaxNumber,
    VatId: readVatId(buyer.Country, buyer.VatId) ?? buyer.VatId,
    LeitwegId: readLeitwegId(buyer.LeitwegId) ?? buyer.LeitwegId,
    IdentityNumber: readTckn(buyer.IdentityNumber) ?? buyer.IdentityNumber,
  };
}
