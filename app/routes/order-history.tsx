import { accountContent } from "#features/accounts/account-content.ts";
import { AccountScreen } from "../account-screen.tsx";

const OrderHistory = accountContent(() => import("#features/orders/account/order-history.tsx"));

export default function OrderHistoryPage() {
  return (
    <AccountScreen page="orderHistory" words="orders">
      {() => <OrderHistory />}
    </AccountScreen>
  );
}
