import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { WholeWords } from "#platform/language/whole-words.tsx";
import { later } from "#ui/later/later.tsx";
import { AuthLink } from "./auth-link.tsx";

// Strangers never see it.
const navigation = later("account-navigation", () => import("./account-navigation.tsx"));

interface Props {
  heading: string;
  text: string;
  children: ReactNode;
}

/** Around what the signed-in person sees: the account's navigation and the page's heading. */
export function AccountFrame({ heading, text, children }: Props) {
  return (
    <div className="measure grid gap-8 py-10 lg:grid-cols-[13rem_1fr] lg:gap-12 lg:py-16">
      {navigation}
      <div className="grid min-w-0 max-w-3xl grid-cols-[minmax(0,1fr)] content-start gap-8">
        <div className="grid gap-3">
          <h1 className="text-title">{heading}</h1>
          <p className="text-ink-soft">
            <WholeWords>{text}</WholeWords>
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}

/** Until the server has said whose account it is. */
export function Waiting() {
  const t = useTranslations("account");
  return (
    <p role="status" className="min-h-64 text-ink-soft">
      {t("loading")}
    </p>
  );
}

export function OwnPasswordFirst() {
  const t = useTranslations();
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-blueprint-tint p-6">
      <p>{t("account.ownPasswordFirst")}</p>
      <AuthLink to="/account/security">{t("account.security.change")}</AuthLink>
    </div>
  );
}
