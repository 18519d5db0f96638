import { useTranslations } from "use-intl";
import { AccountPage } from "#features/accounts/account-page.tsx";
import { Projects } from "#features/orders/account/projects.tsx";
import { isPage } from "../is-page.ts";
import { PageHead } from "../page-head.tsx";

export default function ProjectsPage() {
  const t = useTranslations();
  return (
    <>
      <PageHead page="projects" />
      <AccountPage
        heading={t("pages.projects.title")}
        text={t("account.projects.intro")}
        isPage={isPage}
      >
        {() => <Projects />}
      </AccountPage>
    </>
  );
}
