import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { savedCart } from "#features/cart/saved-cart.ts";
import { comesBackRefused } from "#tests/support/comes-back-refused.ts";
import { stageIn } from "#tests/support/stage.tsx";
import type { OrderSums } from "../calls.ts";
import CheckoutForm from "./checkout-form.tsx";

const stage = stageIn("en");
afterEach(() => {
  act(() => savedCart.write([]));
  vi.unstubAllGlobals();
});

const sums: OrderSums = {
  ...{ way: "order", currency: "EUR", gross: 100, discount: 0, net: 100, tax: 19, total: 119 },
  ...{ taxPercent: 19, taxNote: "", isEstimate: false },
  lines: [
    {
      ...{ productId: 1010, name: "Workshop", quantity: 1, available: 3 },
      ...{ unitPrice: 100, gross: 100, discount: 0, net: 100 },
    },
  ],
};

test("why an order without script was refused still stands there once the script and the sums have come", async () => {
  const answer = Response.json(sums);
  const read = vi.spyOn(answer, "json");
  const asked = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => asked.promise);
  savedCart.write([{ id: 1, productId: 1010, quantity: 1 }]);
  const status = "Please agree to what is required.";
  comesBackRefused({ form: "order", errors: {}, status });
  await stage(<CheckoutForm />);
  await act(async () => {
    asked.resolve(answer);
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
    await read.mock.results[0]?.value;
  });
  expect(document.querySelector('[data-sum="lines"]')?.textContent).toBe("1 × Workshop: €1.00");
  expect(document.querySelector("[data-form-status]")?.textContent).toBe(status);
});
