import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
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
      <label>
        <span className="admin-label">{t(needsReason ? "reason" : "reasonOptional")}</span>
        <input
          name="reason"
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
          autoFocus
          required={needsReason}
          maxLength={500}
          className="admin-control"
        />
      </label>
      <p className="admin-soft admin-small">{t("reasonHint")}</p>
      <div className="admin-row">
        <AdminButton type="submit" tone={isGivenUp(to) ? "danger" : "primary"} disabled={isBusy}>
          {t(`lead.${to}`)}
        </AdminButton>
        <CancelButton onClick={onCancel} />
      </div>
    </form>
  );
}
