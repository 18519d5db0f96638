import { useTranslations } from "use-intl";
import { accountContent } from "#features/accounts/account-content.ts";
import { AccountPage } from "#features/accounts/account-page.tsx";
import { isPage } from "../is-page.ts";
import { PageHead } from "../page-head.tsx";

const Notifications = accountContent(() => import("#features/accounts/notifications.tsx"));

export default function NotificationsPage() {
  const t = useTranslations();
  return (
    <>
      <PageHead page="notifications" />
      <AccountPage
        heading={t("pages.notifications.title")}
        text={t("account.notifications.intro")}
        isPage={isPage}
      >
        {() => <Notifications />}
      </AccountPage>
    </>
  );
}
