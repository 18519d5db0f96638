import type { OrderState } from "../rules/order-states.ts";

/** What a project goes through, as its buyer sees it. */
export const stages = ["paid", "in_work", "delivered", "closed"] as const;
export type Stage = (typeof stages)[number];

interface Shown {
  stage: Stage;
  /** When it was reached, ISO 8601; null: it is still to come. */
  at: string | null;
  isCurrent: boolean;
}

/**
 * The stages of an order with the day on which each was last reached. One that was left again by a step back is to come
 * once more, and so is a payment that is still owed, where work began without it.
 */
export function stagesOf({
  state,
  steps,
  due,
  payments,
}: {
  state: OrderState;
  steps: readonly { to: OrderState; at: string }[];
  due: number;
  payments: readonly { kind: "in" | "refund"; at: string }[];
}): Shown[] {
  const reached = (stages as readonly string[]).indexOf(state);
  return stages.map((stage, place) => ({
    stage,
    at: place <= reached ? dayOf(stage) : null,
    isCurrent: place === reached,
  }));

  function dayOf(stage: Stage): string | null {
    if (stage === "paid" && due > 0) return null;
    const day = steps.findLast(({ to }) => to === stage)?.at;
    // What is paid while it is worked on takes no step.
    const money = payments.findLast(({ kind }) => kind === "in")?.at;
    return day ?? (stage === "paid" ? money : undefined) ?? null;
  }
}
