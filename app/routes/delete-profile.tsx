import { useState } from "react";
import { useTranslations } from "use-intl";
import { AccountPage } from "#features/accounts/account-page.tsx";
import { DeleteForm } from "#features/accounts/delete-form.tsx";
import { Notice } from "#features/sections/notice.tsx";
import { isPage } from "../is-page.ts";
import { PageHead } from "../page-head.tsx";

export default function DeleteProfile() {
  const t = useTranslations();
  const [isDeleted, setDeleted] = useState(false);
  return (
    <>
      <PageHead page="deleteProfile" />
      {isDeleted ? (
        <Notice
          heading={t("account.deletion.done")}
          text={t("auth.signedOutPage.text")}
          picture="departed"
        />
      ) : (
        <AccountPage
          heading={t("pages.deleteProfile.title")}
          text={t("account.deletion.intro")}
          isPage={isPage}
        >
          {(user) => <DeleteForm user={user} onDone={() => setDeleted(true)} />}
        </AccountPage>
      )}
    </>
  );
}
