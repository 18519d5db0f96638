import { accountContent } from "#features/accounts/account-content.ts";
import { AccountScreen } from "../account-screen.tsx";

const Profile = accountContent(() => import("#features/accounts/profile.tsx"));

export default function ProfilePage() {
  return (
    <AccountScreen page="profile" words="profile">
      {() => <Profile />}
    </AccountScreen>
  );
}
