import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { AccountPage } from "#features/accounts/account-page.tsx";
import { isPage } from "./is-page.ts";
import { PageHead } from "./page-head.tsx";
import type { PageKey } from "./pages.ts";

interface Props extends Pick<ComponentProps<typeof AccountPage>, "beforeOwnPassword" | "children"> {
  page: PageKey;
  /** Where its introduction stands: `account.<words>.intro`. */
  words:
    | "profile"
    | "security"
    | "notifications"
    | "projects"
    | "orders"
    | "billing"
    | "wishlist"
    | "deletion";
}

/** A page of the account with its head, its heading and its introduction. */
export function AccountScreen({ page, words, ...content }: Props) {
  const t = useTranslations();
  return (
    <>
      <PageHead page={page} />
      <AccountPage
        heading={t(`pages.${page}.title`)}
        text={t(`account.${words}.intro`)}
        isPage={isPage}
        {...content}
      />
    </>
  );
}
