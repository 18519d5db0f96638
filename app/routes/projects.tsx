import { accountContent } from "#features/accounts/account-content.ts";
import { AccountScreen } from "../account-screen.tsx";

const Projects = accountContent(() => import("#features/orders/account/projects.tsx"));

export default function ProjectsPage() {
  return (
    <AccountScreen page="projects" words="projects">
      {() => <Projects />}
    </AccountScreen>
  );
}
