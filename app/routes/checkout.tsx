import { CheckoutPage } from "#features/orders/checkout/checkout-page.tsx";
import { ShopGate } from "#features/shop-opening/shop-gate.tsx";
import { PageHead } from "../page-head.tsx";

export default function Checkout() {
  return (
    <>
      <PageHead page="checkout" />
      <ShopGate>
        <CheckoutPage />
      </ShopGate>
    </>
  );
}
