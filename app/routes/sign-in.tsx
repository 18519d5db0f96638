import { useTranslations } from "use-intl";
import { AuthCard } from "#features/accounts/auth-card.tsx";
import { demoSignIn } from "#features/accounts/demo-sign-in.ts";
import { SignInForm } from "#features/accounts/sign-in-form.tsx";
import { SignInLinks } from "#features/accounts/sign-in-links.tsx";
import { useLeadingOn } from "#features/accounts/use-leading-on.ts";
import { useReturnUrl } from "#features/accounts/use-return-url.ts";
import { isPage } from "../is-page.ts";
import { PageHead } from "../page-head.tsx";

const demo = demoSignIn(__SITE_ORIGIN__);

export default function SignIn() {
  const t = useTranslations("auth.signInPage");
  useLeadingOn(isPage);
  const returnUrl = useReturnUrl();
  return (
    <>
      <PageHead page="signIn" />
      <AuthCard
        heading={t("heading")}
        text={t("text")}
        links={<SignInLinks returnUrl={returnUrl} />}
      >
        {demo && (
          <p className="rounded-control bg-blueprint-tint p-4 text-small">{t("demo", demo)}</p>
        )}
        <SignInForm returnUrl={returnUrl} isPage={isPage} />
      </AuthCard>
    </>
  );
}
