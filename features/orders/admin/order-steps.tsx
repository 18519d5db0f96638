import { useState } from "react";
import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { Moment } from "#platform/admin/moment.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import type { orderCalls } from "../calls.ts";
import { isGivenUp, type OrderState } from "../rules/order-states.ts";
import type { OrderAnswer } from "./office-calls.ts";
import { StepForm } from "./step-form.tsx";

type Props = Pick<OrderAnswer, "order" | "steps" | "next">;

/** Where the order went, and where somebody may lead it from here. */
export function OrderSteps({ order, steps, next }: Props) {
  const t = useTranslations("admin.orders");
  const { send, isBusy } = useSend<typeof orderCalls>();
  const [asked, ask] = useState<OrderState>();
  const step = next.find(({ to }) => to === asked);

  async function lead(to: OrderState, reason: string) {
    const body = { id: order.id, to, reason };
    const done = t("stepDone", { state: t(`states.${to}`) });
    const isDone = await send(
      "POST /api/admin/order/step",
      { body },
      { done, refused: () => t("stepRefused") },
    );
    if (isDone) ask(undefined);
  }

  return (
    <section className="admin-card" aria-labelledby="order-steps">
      <h2 id="order-steps">{t("steps")}</h2>
      <ol className="admin-events">
        {steps.map(({ to, at, by }) => (
          <li key={`${to} ${at}`}>
            <span>{t(`states.${to}`)}</span>
            <span className="admin-soft">
              {by || t("site")} · <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
      {step ? (
        <StepForm
          step={step}
          isBusy={isBusy}
          onLead={(reason) => lead(step.to, reason)}
          onCancel={() => ask(undefined)}
        />
      ) : (
        <div className="admin-row">
          {next.map(({ to, needsReason }) => (
            <AdminButton
              key={to}
              tone={isGivenUp(to) ? "danger" : undefined}
              disabled={isBusy}
              onClick={() => (needsReason || isGivenUp(to) ? ask(to) : lead(to, ""))}
            >
              {t(`lead.${to}`)}
            </AdminButton>
          ))}
        </div>
      )}
    </section>
  );
}
