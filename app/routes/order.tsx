import { OrderPage } from "#features/orders/page/order-page.tsx";
import { PageHead } from "../page-head.tsx";

export default function Order() {
  return (
    <>
      <PageHead page="order" />
      <OrderPage />
    </>
  );
}
