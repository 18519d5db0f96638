import "#platform/admin/back-office.css";
import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { InboxWatch, UnreadCount } from "#features/messages/admin/inbox-watch.tsx";
import { ThemeMenu } from "#features/theme/theme-menu.tsx";
import { AdminFrame } from "#platform/admin/admin-frame.tsx";
import { AdminShell } from "#platform/admin/admin-shell.tsx";
import { signInAddress } from "#platform/admin/ask-admin.ts";
import { fetchAdminWords } from "#platform/admin/fetch-admin-words.ts";
import type { AdminVisitor } from "#platform/admin/visitor.tsx";
import { LanguageMenu } from "#platform/language/language-menu.tsx";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { keepDraftsFor } from "#platform/session/private-drafts.ts";
import { holdsOneOf } from "#platform/session/roles.ts";
import { adminSession } from "../../admin/admin-session.ts";
import { adminScreens } from "../../admin/screens.ts";

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

/** What the build writes: the same frame on every screen, and nothing of anybody. */
export const HydrateFallback = AdminShell;

const counts = { "/admin": <UnreadCount /> };

export default function BackOffice({ loaderData }: { loaderData: AdminData }) {
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
