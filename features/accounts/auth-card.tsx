import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { WholeWords } from "#platform/language/whole-words.tsx";

interface Props {
  heading: string;
  text: string;
  /** Other ways on, below the form. */
  links?: ReactNode;
  children: ReactNode;
}

/** A screen with one form: signing in, signing up, a new password. */
export function AuthCard({ heading, text, links, children }: Props) {
  return (
    <section className="blueprint-grid border-line border-b">
      <div className="measure grid min-h-[70svh] content-center justify-items-center py-12 md:py-16">
        <div className="grid w-full max-w-md gap-6 rounded-card border border-line bg-surface p-6 sm:p-8">
          <div className="grid gap-2">
            <h1 className="text-[clamp(1.5rem,7.5vw,2.125rem)] leading-tight">{heading}</h1>
            <p className="text-ink-soft">
              <WholeWords>{text}</WholeWords>
            </p>
          </div>
          <NeedsScript />
          {children}
          {links && <div className="grid gap-2 border-line border-t pt-4 text-small">{links}</div>}
        </div>
      </div>
    </section>
  );
}

/** For visitors whose browser runs no script: the account's data come from the server after the page. */
function NeedsScript() {
  const t = useTranslations("auth");
  return (
    <noscript>
      <p className="rounded-control bg-error-tint p-4 text-small">{t("needsScript")}</p>
    </noscript>
  );
}
