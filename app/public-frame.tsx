import type { ReactNode } from "react";
import { SignInButton } from "#features/accounts/sign-in-button.tsx";
import { CartButton } from "#features/cart/cart-button.tsx";
import { AnnouncementBar } from "#features/layout/announcement-bar.tsx";
import { Header } from "#features/layout/header.tsx";
import { topId } from "#features/layout/top-id.ts";
import { MotionSwitch } from "#features/motion/motion-switch.tsx";
import { SearchButton } from "#features/search/search-button.tsx";
import { DarkButton } from "#features/theme/dark-button.tsx";
import { ThemeList } from "#features/theme/theme-choice.tsx";
import { ThemeMenu } from "#features/theme/theme-menu.tsx";
import { site } from "#platform/content/site.ts";
import { later } from "#ui/later/later.tsx";
import { menuItemLook } from "#ui/menu/menu.tsx";

export const contentId = "content";
// Links that work without it: a place without a box is not seen, so that short pages do not fetch it.
const footer = later("footer", () => import("#features/layout/footer.tsx"), "contents");
const backToTop = later(
  "back-to-top",
  () => import("#features/layout/back-to-top-button.tsx"),
  "contents",
);
const languageMenu = later(
  "language-choice",
  () => import("#platform/language/language-menu.tsx"),
  "contents",
);
const languageList = later("languages", () => import("#platform/language/language-list.tsx"));

/** Around every page but those of the back office, which bring a slimmer one. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <AnnouncementBar next={topId} />
      <Header
        id={topId}
        quickTools={
          <>
            <SearchButton />
            <CartButton />
            {site.topBar.darkButton && <DarkButton className="hidden sm:grid xl:hidden" />}
          </>
        }
        tools={
          <>
            {languageMenu}
            <ThemeMenu>
              <li className="mt-1 border-line border-t pt-1">
                <MotionSwitch look={menuItemLook} />
              </li>
            </ThemeMenu>
            <SignInButton />
          </>
        }
        smallScreenTools={
          <>
            <SignInButton labelled />
            {languageList}
            <ThemeList />
            <MotionSwitch look="choice justify-self-start" />
          </>
        }
      />
      <main id={contentId} tabIndex={-1} className="outline-none">
        {children}
      </main>
      {footer}
      {backToTop}
    </>
  );
}
