import { accountContent } from "#features/accounts/account-content.ts";
import { AccountScreen } from "../account-screen.tsx";

const PaymentDetails = accountContent(() => import("#features/billing/payment-details.tsx"));

export default function PaymentDetailsPage() {
  return (
    <AccountScreen page="paymentDetails" words="billing">
      {() => <PaymentDetails />}
    </AccountScreen>
  );
}
