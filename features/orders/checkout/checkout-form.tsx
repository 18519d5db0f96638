import { memo } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { EmptyCart } from "#features/cart/empty-cart.tsx";
import { useLanguage, useLocalizedPath } from "#platform/language/use-language.ts";
import { draftKeys } from "#platform/submissions/form-draft.ts";
import { Honeypot } from "#platform/submissions/honeypot.tsx";
import { FormField } from "#ui/form-field/form-field.tsx";
import { orderAddress } from "../order-address.ts";
import { addressControls, businessControls, contactControls } from "./buyer-controls.ts";
import { CheckoutStep } from "./checkout-step.tsx";
import { Consents } from "./consents.tsx";
import { elsewhere, useCountries } from "./countries-to-choose.ts";
import { OrderEnd } from "./order-end.tsx";
import { TypedControl } from "./typed-control.tsx";
import { useCheckout } from "./use-checkout.ts";

/** While nobody has looked into the cart, cart-empty.head.js says before the first paint what is seen. */
const emptyLook = { unknown: "hidden in-data-cart-empty:block", something: "hidden", nothing: "" };
const formLook = {
  unknown: "grid in-data-cart-empty:hidden",
  something: "grid",
  nothing: "hidden",
};

/**
 * The checkout: one form in four steps on one page, which works by itself. Its lines come from the cart, or with the
 * address from a product's own form; the server writes them and the sums into the page for those without JavaScript.
 */
export default function CheckoutForm() {
  const t = useTranslations("checkout");
  const forms = useTranslations("forms");
  const { code } = useLanguage();
  const to = useLocalizedPath();
  const checkout = useCheckout();
  const { buyer, errors, sums } = checkout;
  const field = { buyer, errors, onInput: checkout.clear };
  return (
    <>
      <p data-order-empty="" className="hidden noscript:block">
        {t("withoutScript")}
      </p>
      <div className={emptyLook[checkout.contents]}>
        <EmptyCart />
      </div>
      <form
        hidden={checkout.contents === "nothing"}
        {...checkout.props}
        method="post"
        action={orderAddress}
        data-form="order"
        data-draft={draftKeys.checkout}
        aria-labelledby="checkout-heading"
        className={`grid-cols-1 gap-12 ${formLook[checkout.contents]}`}
      >
        <input type="hidden" name="language" value={code} />
        <input type="hidden" name="lines" value={checkout.lines} />
        <input type="hidden" name="seenTotal" value={sums?.total ?? ""} />
        <input type="hidden" name="currency" value={sums?.currency ?? ""} />
        <Honeypot />

        <CheckoutStep number={1} id="contact" heading={t("steps.contact")}>
          {contactControls.map((control) => (
            <TypedControl key={control.name} control={control} {...field} />
          ))}
        </CheckoutStep>

        <CheckoutStep number={2} id="address" heading={t("steps.address")} text={t("addressText")}>
          <FormField
            id="order-country"
            name="country"
            label={t("fields.country")}
            requiredLabel={forms("required")}
            error={checkout.messageOf("country")}
          >
            <select {...checkout.choice("country")} autoComplete="country">
              <CountryOptions />
            </select>
          </FormField>
          <FormField
            id="order-kind"
            name="kind"
            label={t("fields.kind")}
            requiredLabel={forms("required")}
            error={checkout.messageOf("kind")}
          >
            <select {...checkout.choice("kind")}>
              <option value="">{t("choose")}</option>
              <option value="business">{t("business")}</option>
              <option value="person">{t("person")}</option>
            </select>
          </FormField>
          {addressControls.map((control) => (
            <TypedControl key={control.name} control={control} {...field} />
          ))}
          {businessControls.map((control) => (
            <TypedControl key={control.name} control={control} {...field} />
          ))}
        </CheckoutStep>

        <CheckoutStep number={3} id="payment" heading={t("steps.payment")}>
          <label className="flex gap-3 rounded-card border border-edge bg-surface p-5 sm:col-span-2">
            <input
              type="radio"
              name="payment"
              value="transfer"
              defaultChecked
              className="mt-1.5 size-4 flex-none accent-brand"
            />
            <span className="grid gap-1">
              <span className="font-semibold">{t("transfer")}</span>
              <span className="text-ink-soft text-small">{t("transferText")}</span>
            </span>
          </label>
        </CheckoutStep>

        <CheckoutStep number={4} id="check" heading={t("steps.check")}>
          <div className="grid grid-cols-1 gap-6 sm:col-span-2">
            <Consents
              buyer={buyer}
              texts={checkout.texts}
              to={to("/shop/conditions")}
              wrong={checkout.missing}
            />
            <p className="text-ink-soft text-small">
              {t.rich("privacy", {
                link: (words) => (
                  <Link to={to("/privacy")} className="underline underline-offset-4">
                    {words}
                  </Link>
                ),
              })}
            </p>
            <OrderEnd checkout={checkout} />
          </div>
        </CheckoutStep>
      </form>
    </>
  );
}

/** Sixty of them, which never change. */
const CountryOptions = memo(function CountryOptions() {
  const t = useTranslations("checkout");
  return (
    <>
      <option value="">{t("choose")}</option>
      {useCountries().map(({ code, name }) => (
        <option key={code} value={code} suppressHydrationWarning>
          {name}
        </option>
      ))}
      <option value={elsewhere}>{t("elsewhere")}</option>
    </>
  );
});
