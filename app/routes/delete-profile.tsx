import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { accountContent } from "#features/accounts/account-content.ts";
import { laterWithId } from "#ui/later/later.tsx";
import { AccountScreen } from "../account-screen.tsx";
import { PageHead } from "../page-head.tsx";

const loadNotice = () =>
  import("#features/sections/notice.tsx").then(({ Notice }) => ({ default: Notice }));
const Notice = laterWithId("deleted", loadNotice);

/** What is said afterwards is there before. */
const DeleteForm = accountContent(async () => {
  const [form] = await Promise.all([import("#features/accounts/delete-form.tsx"), loadNotice()]);
  return form;
});

export default function DeleteProfile() {
  const t = useTranslations();
  const [isDeleted, setDeleted] = useState(false);
  if (!isDeleted)
    return (
      <AccountScreen page="deleteProfile" words="deletion">
        {(user) => <DeleteForm user={user} onDone={() => setDeleted(true)} />}
      </AccountScreen>
    );
  return (
    <>
      <PageHead page="deleteProfile" />
      <Suspense>
        <Notice
          heading={t("account.deletion.done")}
          text={t("auth.signedOutPage.text")}
          picture="departed"
        />
      </Suspense>
    </>
  );
}
