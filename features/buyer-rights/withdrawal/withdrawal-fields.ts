import type { WithdrawalForm } from "./withdrawal-schema.ts";

/** Where somebody withdraws, without the language. */
export const withdrawPage = "/shop/withdraw";
/** Where the form is sent. */
export const withdrawalAddress = "/api/shop/withdrawal";

/** Form control names → fields of the API. */
export const withdrawalControls = {
  name: "NameSurname",
  order: "Order",
  email: "Email",
} as const satisfies Record<string, keyof WithdrawalForm>;
