import { useTranslations } from "use-intl";
import { AccountPage } from "#features/accounts/account-page.tsx";
import { Notifications } from "#features/accounts/notifications.tsx";
import { isPage } from "../is-page.ts";
import { PageHead } from "../page-head.tsx";

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
