import { accountContent } from "#features/accounts/account-content.ts";
import { AccountScreen } from "../account-screen.tsx";

const Security = accountContent(() => import("#features/accounts/security.tsx"));

export default function SecurityPage() {
  return (
    <AccountScreen page="security" words="security" beforeOwnPassword>
      {(user) => <Security user={user} />}
    </AccountScreen>
  );
}
