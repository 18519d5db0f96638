import "#platform/admin/back-office.css";
import { type LoaderFunctionArgs, Outlet, redirectDocument } from "react-router";
import { IntlProvider, useMessages } from "use-intl";
import { InboxWatch, UnreadCount } from "#features/messages/admin/inbox-watch.tsx";
import { ThemeMenu } from "#features/theme/theme-menu.tsx";
import { AdminFrame } from "#platform/admin/admin-frame.tsx";
import { signInAddress } from "#platform/admin/ask-admin.ts";
import { fetchAdminWords } from "#platform/admin/fetch-admin-words.ts";
import type { AdminVisitor } from "#platform/admin/visitor.tsx";
import LanguageMenu from "#platform/language/language-menu.tsx";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { keepDraftsFor } from "#platform/session/private-drafts.ts";
import { holdsOneOf } from "#platform/session/roles.ts";
import { adminSession } from "../../admin/admin-session.ts";
import { adminScreens } from "../../admin/screens.ts";
import { useIsPreview } from "../../admin/use-is-preview.ts";
import { WaitingShell } from "../../admin/waiting-shell.tsx";

interface AdminData {
  visitor: AdminVisitor;
  words: Record<string, unknown>;
}

/** Who is there, and the words of the back office; whoever is not signed in is led to sign-in and back. */
export async function clientLoader({ request }: LoaderFunctionArgs): Promise<AdminData> {
  const shown = new URL(request.url);
  const [{ user }, words] = await Promise.all([
    adminSession(),
    fetchAdminWords(languageOfPath(shown.pathname).code),
  ]);
  if (!user) throw redirectDocument(signInAddress(shown));
  keepDraftsFor(user.email);
  return { visitor: user, words };
}
clientLoader.hydrate = true as const;

/** Both stay as they are while the document stays. */
export const shouldRevalidate = () => false;

export const HydrateFallback = WaitingShell;

const counts = { "/admin": <UnreadCount /> };

export default function BackOffice({ loaderData }: { loaderData: AdminData }) {
  const { locale } = useLanguage();
  const messages = { ...useMessages(), ...loaderData.words };
  if (useIsPreview())
    return (
      <IntlProvider locale={locale} messages={messages}>
        <Outlet />
      </IntlProvider>
    );
  return (
    <AdminFrame
      {...loaderData}
      screens={adminScreens}
      counts={counts}
      // Whoever may not read messages would be refused every four seconds.
      Around={holdsOneOf(loaderData.visitor, ["sales"]) ? InboxWatch : undefined}
      tools={
        <>
          <LanguageMenu />
          <ThemeMenu />
        </>
      }
    />
  );
}
