import { accountContent } from "#features/accounts/account-content.ts";
import { AccountScreen } from "../account-screen.tsx";

const Notifications = accountContent(() => import("#features/accounts/notifications.tsx"));

export default function NotificationsPage() {
  return (
    <AccountScreen page="notifications" words="notifications">
      {() => <Notifications />}
    </AccountScreen>
  );
}
