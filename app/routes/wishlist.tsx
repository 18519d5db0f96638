import { useTranslations } from "use-intl";
import { accountContent } from "#features/accounts/account-content.ts";
import { AccountPage } from "#features/accounts/account-page.tsx";
import { isPage } from "../is-page.ts";
import { PageHead } from "../page-head.tsx";

const Wishlist = accountContent(() => import("#features/cart/wishlist/wishlist.tsx"));

export default function WishlistPage() {
  const t = useTranslations();
  return (
    <>
      <PageHead page="wishlist" />
      <AccountPage
        heading={t("pages.wishlist.title")}
        text={t("account.wishlist.intro")}
        isPage={isPage}
      >
        {() => <Wishlist />}
      </AccountPage>
    </>
  );
}
