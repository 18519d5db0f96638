import { useTranslations } from "use-intl";
import { accountContent } from "#features/accounts/account-content.ts";
import { AccountPage } from "#features/accounts/account-page.tsx";
import { isPage } from "../is-page.ts";
import { PageHead } from "../page-head.tsx";

const Profile = accountContent(() => import("#features/accounts/profile.tsx"));

export default function ProfilePage() {
  const t = useTranslations();
  return (
    <>
      <PageHead page="profile" />
      <AccountPage
        heading={t("pages.profile.title")}
        text={t("account.profile.intro")}
        isPage={isPage}
      >
        {() => <Profile />}
      </AccountPage>
    </>
  );
}
