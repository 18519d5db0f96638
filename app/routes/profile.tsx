import { useTranslations } from "use-intl";
import { AccountPage } from "#features/accounts/account-page.tsx";
import { Profile } from "#features/accounts/profile.tsx";
import { isPage } from "../is-page.ts";
import { PageHead } from "../page-head.tsx";

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
