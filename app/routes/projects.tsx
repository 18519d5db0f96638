import { useTranslations } from "use-intl";
import { accountContent } from "#features/accounts/account-content.ts";
import { AccountPage } from "#features/accounts/account-page.tsx";
import { isPage } from "../is-page.ts";
import { PageHead } from "../page-head.tsx";

const Projects = accountContent(() => import("#features/orders/account/projects.tsx"));

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
