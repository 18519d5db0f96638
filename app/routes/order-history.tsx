import { useTranslations } from "use-intl";
import { accountContent } from "#features/accounts/account-content.ts";
import { AccountPage } from "#features/accounts/account-page.tsx";
import { isPage } from "../is-page.ts";
import { PageHead } from "../page-head.tsx";

const OrderHistory = accountContent(() => import("#features/orders/account/order-history.tsx"));

export default function OrderHistoryPage() {
  const t = useTranslations();
  return (
    <>
      <PageHead page="orderHistory" />
      <AccountPage
        heading={t("pages.orderHistory.title")}
        text={t("account.orders.intro")}
        isPage={isPage}
      >
        {() => <OrderHistory />}
      </AccountPage>
    </>
  );
}
