import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import { AdminField, AdminSubmit } from "#platform/admin/admin-field.tsx";
import { CancelButton } from "#platform/admin/cancel-button.tsx";
import { isGivenUp } from "../rules/order-states.ts";
import type { OrderAnswer } from "./office-calls.ts";

interface Props {
  step: OrderAnswer["next"][number];
  isBusy: boolean;
  onLead(reason: string): void;
  onCancel(): void;
}

/** Asks why, where the step wants it, before the order is led on. */
export function StepForm({ step: { to, needsReason }, isBusy, onLead, onCancel }: Props) {
  const t = useTranslations("admin.orders");

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onLead(String(new FormData(event.currentTarget).get("reason") ?? "").trim());
  }

  return (
    <form className="admin-form" onSubmit={submit}>
      <AdminField
        label={t(needsReason ? "reason" : "reasonOptional")}
        name="reason"
        // It takes the place of the button that was pressed.
        autoFocus
        required={needsReason}
        maxLength={500}
      />
      <p className="admin-soft admin-small">{t("reasonHint")}</p>
      <div className="admin-row">
        <AdminSubmit tone={isGivenUp(to) ? "danger" : "primary"} isBusy={isBusy}>
          {t(`lead.${to}`)}
        </AdminSubmit>
        <CancelButton onClick={onCancel} />
      </div>
    </form>
  );
}
