import { accountContent } from "#features/accounts/account-content.ts";
import { AccountScreen } from "../account-screen.tsx";

const Wishlist = accountContent(() => import("#features/cart/wishlist/wishlist.tsx"));

export default function WishlistPage() {
  return (
    <AccountScreen page="wishlist" words="wishlist">
      {() => <Wishlist />}
    </AccountScreen>
  );
}
