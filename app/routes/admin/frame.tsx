import "#platform/admin/back-office.css";
import { type LoaderFunctionArgs, Outlet, redirectDocument } from "react-router";
import { IntlProvider, useMessages } from "use-intl";
import { leaveAccount } from "#features/cart/wishlist/leave-account.ts";
import { InboxWatch, UnreadCount } from "#features/messages/admin/inbox-watch.tsx";
import { ThemeMenu } from "#features/theme/theme-menu.tsx";
import { AdminFrame } from "#platform/admin/admin-frame.tsx";
import type { AdminVisitor } from "#platform/admin/visitor.tsx";
import LanguageMenu from "#platform/language/language-menu.tsx";
import type { LanguageCode } from "#platform/language/languages.ts";
import { barePath, languageOfPath } from "#platform/language/localized-path.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { forgetAtSignOut, keepDraftsFor } from "#platform/session/private-drafts.ts";
import { holdsOneOf } from "#platform/session/roles.ts";
import { isPreviewPath } from "../../admin/admin-path.ts";
import { adminSession } from "../../admin/admin-session.ts";
import { adminScreens } from "../../admin/screens.ts";
import { useIsPreview } from "../../admin/use-is-preview.ts";
import { WaitingShell } from "../../admin/waiting-shell.tsx";
import { wayIn } from "../../admin/way-in.ts";

forgetAtSignOut(leaveAccount);

interface AdminData {
  /** Undefined: the session of whoever writes has ended, and the frame of the editor is shown. */
  visitor: AdminVisitor | undefined;
  words: Record<string, unknown>;
}

/**
 * Who is there, and the words of the back office; whoever has no way in yet is led to it. The frame of the
 * editor is led nowhere: it asks for nothing, sign-in may not stand in a frame, and the editor says what has happened.
 */
export async function clientLoader({ request }: LoaderFunctionArgs): Promise<AdminData> {
  const shown = new URL(request.url);
  const [{ user }, words] = await Promise.all([
    adminSession(),
    fetchAdminWords(languageOfPath(shown.pathname).code),
  ]);
  if (user) keepDraftsFor(user.email);
  const elsewhere = wayIn(user, shown);
  if (elsewhere && !isFramedPreview(shown)) throw redirectDocument(elsewhere);
  return { visitor: user ?? undefined, words };
}

const isFramedPreview = ({ pathname }: URL) =>
  parent !== window && isPreviewPath(barePath(pathname));

clientLoader.hydrate = true as const;

/** Both stay as they are while the document stays. */
export const shouldRevalidate = () => false;

export const HydrateFallback = WaitingShell;

const counts = { "/admin": <UnreadCount /> };

export default function BackOffice({ loaderData }: { loaderData: AdminData }) {
  const { locale } = useLanguage();
  const { visitor, words } = loaderData;
  const messages = { ...useMessages(), ...words };
  const isPreview = useIsPreview();
  if (isPreview || !visitor)
    return (
      <IntlProvider locale={locale} messages={messages}>
        <Outlet />
      </IntlProvider>
    );
  return (
    <AdminFrame
      {...{ visitor, words }}
      screens={adminScreens}
      counts={counts}
      // Whoever may not read messages would be refused every four seconds.
      Around={holdsOneOf(visitor, ["sales"]) ? InboxWatch : undefined}
      tools={
        <>
          <LanguageMenu />
          <ThemeMenu />
        </>
      }
    />
  );
}

/** The words of the back office: a set of its own, so that no visitor of the site loads them. */
async function fetchAdminWords(code: LanguageCode): Promise<Record<string, unknown>> {
  const version = __ADMIN_MESSAGE_VERSIONS__[code];
  const response = await fetch(`/assets/i18n/admin/${code}.json?v=${version}`);
  if (!response.ok) throw response;
  return response.json();
}
