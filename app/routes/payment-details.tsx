import { useTranslations } from "use-intl";
import { accountContent } from "#features/accounts/account-content.ts";
import { AccountPage } from "#features/accounts/account-page.tsx";
import { isPage } from "../is-page.ts";
import { PageHead } from "../page-head.tsx";

const PaymentDetails = accountContent(() => import("#features/billing/payment-details.tsx"));

export default function PaymentDetailsPage() {
  const t = useTranslations();
  return (
    <>
      <PageHead page="paymentDetails" />
      <AccountPage
        heading={t("pages.paymentDetails.title")}
        text={t("account.billing.intro")}
        isPage={isPage}
      >
        {() => <PaymentDetails />}
      </AccountPage>
    </>
  );
}
