import { type FormEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { currencies } from "#features/catalogue/product-choices.ts";
import { AdminChoice } from "#platform/admin/admin-choice.tsx";
import { AdminField, AdminSubmit } from "#platform/admin/admin-field.tsx";
import { useKey } from "#platform/admin/use-key.ts";
import { useSend } from "#platform/admin/use-send.ts";
import type { officeCalls } from "./office-calls.ts";

/** Appends a price: net, in one currency, from a day on. What was there before stays in the history. */
export function PriceForm({ productId }: { productId: number }) {
  const t = useTranslations("admin.goods");
  const { send, isBusy } = useSend<typeof officeCalls>();
  const { key, renewKey } = useKey();
  const form = useRef<HTMLFormElement>(null);

  async function set(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? "");
    const currency = currencies.find((each) => each === text("currency")) ?? "USD";
    const percent = Number(text("discount"));
    const body = {
      productId,
      currency,
      price: Math.round(Number(text("price")) * 100),
      sale: percent > 0 ? ({ type: "percent", discount: percent } as const) : null,
      validFrom: text("validFrom"),
    };
    const given = { body, key: key() };
    const told = { done: t("priceSet"), renewKey, wrong };
    if (!(await send("POST /api/admin/product/price", given, told))) return;
    renewKey();
    form.current?.reset();
  }

  const wrong = ({ validFrom: reasons }: Record<string, string[]>) =>
    reasons?.includes("passed") && t("pricePassed");

  return (
    <form ref={form} className="admin-form" onSubmit={set}>
      <div className="admin-row">
        <AdminChoice
          label={t("currency")}
          name="currency"
          options={currencies.map((currency) => [currency, currency])}
        />
        <AdminField
          label={t("newPrice")}
          type="number"
          name="price"
          required
          min="0.01"
          max="9999999999"
          step="0.01"
          inputMode="decimal"
        />
        <AdminField
          label={t("discount")}
          type="number"
          name="discount"
          min="0"
          max="99"
          step="0.01"
          inputMode="decimal"
        />
        <AdminField label={t("validFromOptional")} type="date" name="validFrom" />
      </div>
      <div>
        <AdminSubmit isBusy={isBusy}>{t("setPrice")}</AdminSubmit>
      </div>
    </form>
  );
}
