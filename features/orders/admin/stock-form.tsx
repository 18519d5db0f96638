import { type FormEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { AdminField, AdminSubmit } from "#platform/admin/admin-field.tsx";
import { useKey } from "#platform/admin/use-key.ts";
import { useSend } from "#platform/admin/use-send.ts";
import type { officeCalls } from "./office-calls.ts";

/** Adds pieces or takes them away; why is written down beside it. */
export function StockForm({ productId }: { productId: number }) {
  const t = useTranslations("admin.goods");
  const { send, isBusy } = useSend<typeof officeCalls>();
  const { key, renewKey } = useKey();
  const form = useRef<HTMLFormElement>(null);

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const body = {
      productId,
      change: Number(typed.get("change")),
      note: String(typed.get("note") ?? "").trim(),
    };
    const given = { body, key: key() };
    const told = { done: t("stockChanged"), renewKey, wrong };
    if (!(await send("POST /api/admin/product/stock", given, told))) return;
    renewKey();
    form.current?.reset();
  }

  function wrong({ change: reasons = [] }: Record<string, string[]>): string | undefined {
    if (reasons.includes("too_few")) return t("stockTooFew");
    return reasons.includes("required") ? t("stockUnchanged") : undefined;
  }

  return (
    <form ref={form} className="admin-form" onSubmit={change}>
      <div className="admin-row">
        <AdminField
          label={t("changeBy")}
          type="number"
          name="change"
          required
          min="-1000000"
          max="1000000"
          step="1"
        />
        <AdminField label={t("note")} name="note" required maxLength={200} />
      </div>
      <div>
        <AdminSubmit isBusy={isBusy}>{t("changeStock")}</AdminSubmit>
      </div>
    </form>
  );
}
