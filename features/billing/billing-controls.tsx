import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { countriesByName } from "#platform/language/country-names.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { FormField } from "#ui/form-field/form-field.tsx";
import { type BillingField, isNeeded, shownIdentities } from "./billing-fields.ts";
import type { BillingAddress } from "./calls.ts";
import type { BillingErrors } from "./check-billing.ts";

/** Control → token of the browser's address book, https://html.spec.whatwg.org/#autofill */
const tokens: Partial<Record<BillingField, string>> = {
  name: "name",
  company: "organization",
  country: "country",
  street: "street-address",
  postalCode: "postal-code",
  city: "address-level2",
  region: "address-level1",
};

const places = ["street", "postalCode", "city", "region"] as const;
const optionalPlaces: readonly string[] = ["postalCode", "region"];
const kinds = ["business", "person"] as const;
const wide: readonly string[] = ["company", "name", "street", "leitwegId"];

interface Props {
  id: string;
  address?: BillingAddress;
  errors: BillingErrors;
  onTyped(name: BillingField): void;
}

/** Kind and country decide what else is asked. What is typed stays while they change. */
export function BillingControls({ id, address, errors, onTyped }: Props) {
  const t = useTranslations();
  const { code } = useLanguage();
  const [kind, setKind] = useState<"person" | "business">(address?.kind ?? "business");
  const [country, setCountry] = useState(address?.country ?? (code === "de" ? "DE" : "TR"));
  const countries = useMemo(() => countriesByName(code), [code]);
  const identities = shownIdentities({ kind, country });

  const attributes = (name: BillingField, isOptional = false) => ({
    id: `${id}-${name}`,
    name,
    required: !isOptional,
    className: "field-control",
    autoComplete: tokens[name] ? `billing ${tokens[name]}` : "off",
    "aria-invalid": errors[name] ? (true as const) : undefined,
    "aria-describedby": `${id}-${name}-error`,
    onInput: () => onTyped(name),
  });
  const around = (name: BillingField, isOptional = false) => {
    const error = errors[name];
    return {
      id: `${id}-${name}`,
      name,
      label: t(`account.billing.fields.${name}`),
      requiredLabel: isOptional ? undefined : t("forms.required"),
      error: error && t(`account.billing.errors.${error}` as "account.billing.errors.required"),
    };
  };
  const line = (name: Exclude<BillingField, "kind" | "country">, isOptional = false) => (
    <div key={name} className={wide.includes(name) ? "sm:col-span-2" : undefined}>
      <FormField {...around(name, isOptional)}>
        <input type="text" defaultValue={address?.[name]} {...attributes(name, isOptional)} />
      </FormField>
    </div>
  );

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <fieldset className="sm:col-span-2">
        <legend className="mb-1.5 font-medium text-small">
          {t("account.billing.fields.kind")}
        </legend>
        <div className="flex flex-wrap gap-x-6">
          {kinds.map((each) => (
            <label key={each} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="kind"
                value={each}
                checked={kind === each}
                onChange={() => setKind(each)}
                className="size-5 accent-brand"
              />
              {t(`account.billing.kinds.${each}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="sm:col-span-2">
        <FormField {...around("country")}>
          <select
            {...attributes("country")}
            value={country}
            onChange={(event) => setCountry(event.target.value)}
          >
            {countries.map((each) => (
              <option key={each.code} value={each.code}>
                {each.name}
              </option>
            ))}
          </select>
        </FormField>
      </div>
      {identities.includes("company") && line("company")}
      {line("name")}
      {places.map((name) => line(name, optionalPlaces.includes(name)))}
      {identities
        .filter((name) => name !== "company")
        .map((name) => line(name, !isNeeded(name, country)))}
    </div>
  );
}
