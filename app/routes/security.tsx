import { useTranslations } from "use-intl";
import { accountContent } from "#features/accounts/account-content.ts";
import { AccountPage } from "#features/accounts/account-page.tsx";
import { isPage } from "../is-page.ts";
import { PageHead } from "../page-head.tsx";

const Security = accountContent(() => import("#features/accounts/security.tsx"));

export default function SecurityPage() {
  const t = useTranslations();
  return (
    <>
      <PageHead page="security" />
      <AccountPage
        heading={t("pages.security.title")}
        text={t("account.security.intro")}
        isPage={isPage}
        beforeOwnPassword
      >
        {(user) => <Security user={user} />}
      </AccountPage>
    </>
  );
}
