import { useTranslations } from "use-intl";
import { Badge } from "#platform/admin/badge.tsx";
import type { OrderState } from "../rules/order-states.ts";

const tones = {
  awaiting_payment: "going",
  paid: "todo",
  in_work: "todo",
  delivered: "going",
  closed: "done",
  cancelled: "lost",
  withdrawn: "lost",
  refunded: "lost",
} as const satisfies Record<OrderState, "todo" | "going" | "done" | "lost">;

/** What an order is, in a word; what somebody has to do something about stands out. */
export function StateBadge({ state }: { state: OrderState }) {
  const t = useTranslations("admin.orders.states");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
