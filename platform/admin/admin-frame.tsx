import { type ComponentType, Fragment, type ReactNode, useEffect } from "react";
import { Outlet } from "react-router";
import { IntlProvider, useMessages, useTranslations } from "use-intl";
import { localizedPath } from "#platform/language/localized-path.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { hearPresence } from "#platform/session/presence.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { AdminNavigation } from "./admin-navigation.tsx";
import { type AdminScreen, screensFor } from "./admin-screen.ts";
import { AdminShell } from "./admin-shell.tsx";
import { AdminTitle } from "./admin-title.tsx";
import { AdminUser } from "./admin-user.tsx";
import { signInAddress } from "./ask-admin.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { useSignOut } from "./use-sign-out.ts";
import { type AdminVisitor, VisitorProvider } from "./visitor.tsx";

interface Props {
  visitor: AdminVisitor;
  /** The set of the back office; it joins the public one. */
  // biome-ignore lint/suspicious/noExplicitAny: compiled sets hold arrays where a message has arguments
  words: any;
  /** Language and theme. */
  tools: ReactNode;
  screens: readonly AdminScreen[];
  /** What waits in a screen, by its address. */
  counts?: Record<string, ReactNode>;
  /** Around all that colleagues see: what a feature keeps an eye on. */
  Around?: ComponentType<{ children: ReactNode }>;
}

/** The back office: its words, its frame, and in it the screen of the address, for those who have something to do there. */
export function AdminFrame({ words, ...frame }: Props) {
  const { visitor, tools } = frame;
  const own = screensFor(frame.screens, visitor);
  const { locale } = useLanguage();
  useLeaving(visitor.id);
  return (
    <IntlProvider locale={locale} messages={{ ...useMessages(), ...words }}>
      {own.length > 0 ? (
        <FrameForColleagues {...frame} screens={own} />
      ) : (
        <AdminShell tools={tools}>
          <NoEntry email={visitor.email} />
        </AdminShell>
      )}
    </IntlProvider>
  );
}

function FrameForColleagues({
  visitor,
  tools,
  screens,
  counts,
  Around = Fragment,
}: Omit<Props, "words">) {
  useKeptPlace();
  return (
    <VisitorProvider visitor={visitor}>
      <Around>
        <AdminShell
          navigation={<AdminNavigation screens={screens} counts={counts} />}
          tools={
            <>
              {tools}
              <AdminUser name={visitor.name || visitor.email} />
            </>
          }
        >
          <Outlet />
        </AdminShell>
      </Around>
    </VisitorProvider>
  );
}

/** Leaves the back office, with all that it shows, when another tab signs out or signs somebody else in. */
function useLeaving(visitorId: string): void {
  const { code } = useLanguage();
  useEffect(
    () =>
      hearPresence((user) => {
        if (user === "") location.replace(localizedPath("/pages-logout", code));
        else if (user !== visitorId) location.reload();
      }),
    [visitorId, code],
  );
}

/** For somebody who is signed in and is no administrator. */
function NoEntry({ email }: { email: string }) {
  const t = useTranslations("admin.guard");
  const signOut = useSignOut();
  // The sign-in screen leads a member on: so this one signs out first.
  const changeAccount = () => signOut(signInAddress(location));

  return (
    <div className="admin-stack admin-narrow">
      <AdminTitle>{t("heading")}</AdminTitle>
      <p>{t("text", { email })}</p>
      <p>
        <button type="button" className={buttonLook("primary")} onClick={changeAccount}>
          {t("other")}
        </button>
      </p>
    </div>
  );
}
