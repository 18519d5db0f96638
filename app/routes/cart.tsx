import { CartPage } from "#features/cart/cart-page.tsx";
import { PageHead } from "../page-head.tsx";

export default function Cart() {
  return (
    <>
      <PageHead page="cart" />
      <CartPage />
    </>
  );
}
