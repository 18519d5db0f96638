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
 * once more; one that was skipped (work began before the money was there) takes the day of the next.
 */
export function stagesOf({
  state,
  steps,
}: {
  state: OrderState;
  steps: readonly { to: OrderState; at: string }[];
}): Shown[] {
  const reached = (stages as readonly string[]).indexOf(state);
  return stages.map((stage, place) => ({
    stage,
    at: place <= reached ? dayOf(place) : null,
    isCurrent: place === reached,
  }));

  function dayOf(place: number): string | null {
    const later = stages.slice(place, reached + 1);
    const own = later.map((each) => steps.findLast(({ to }) => to === each)?.at);
    return own.find(Boolean) ?? null;
  }
}
