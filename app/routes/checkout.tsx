import { CheckoutPage } from "#features/orders/checkout/checkout-page.tsx";
import { PageHead } from "../page-head.tsx";

export default function Checkout() {
  return (
    <>
      <PageHead page="checkout" />
      <CheckoutPage />
    </>
  );
}
