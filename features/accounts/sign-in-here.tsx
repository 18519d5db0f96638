import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { AuthCard } from "./auth-card.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignInLinks } from "./sign-in-links.tsx";

interface Props {
  heading: string;
  isPage(path: string): boolean;
}

/** Instead of a page of the account for whoever is not signed in; they sign in right here, and stay. */
export function SignInHere({ heading, isPage }: Props) {
  const t = useTranslations("auth.signInPage");
  const { pathname, search } = useLocation();
  const returnUrl = pathname + search;
  return (
    <AuthCard heading={heading} text={t("first")} links={<SignInLinks returnUrl={returnUrl} />}>
      <SignInForm returnUrl={returnUrl} isPage={isPage} />
    </AuthCard>
  );
}
