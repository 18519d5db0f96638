import "#platform/admin/back-office.css";
import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { InboxWatch, UnreadCount } from "#features/messages/admin/inbox-watch.tsx";
import { ThemeMenu } from "#features/theme/theme-menu.tsx";
import { signInAddress } from "#platform/admin/ask-admin.ts";
import { Desk, type DeskVisitor } from "#platform/admin/desk.tsx";
import { DeskShell } from "#platform/admin/desk-shell.tsx";
import { fetchDeskWords } from "#platform/admin/fetch-desk-words.ts";
import { LanguageMenu } from "#platform/language/language-menu.tsx";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { keepDraftsFor } from "#platform/session/private-drafts.ts";
import { deskSession } from "../../admin/desk-session.ts";
import { adminScreens } from "../../admin/screens.ts";

interface DeskData {
  visitor: DeskVisitor;
  words: Record<string, unknown>;
}

/** Who is there, and the words of the back office; whoever is not signed in is led to sign-in and back. */
export async function clientLoader({ request }: LoaderFunctionArgs): Promise<DeskData> {
  const shown = new URL(request.url);
  const [{ user }, words] = await Promise.all([
    deskSession(),
    fetchDeskWords(languageOfPath(shown.pathname).code),
  ]);
  if (!user) throw redirectDocument(signInAddress(shown));
  keepDraftsFor(user.email);
  return { visitor: user, words };
}
clientLoader.hydrate = true as const;

/** Both stay as they are while the document stays. */
export const shouldRevalidate = () => false;

/** What the build writes: the same frame on every screen, and nothing of anybody. */
export const HydrateFallback = DeskShell;

const counts = { "/admin": <UnreadCount /> };

export default function BackOffice({ loaderData }: { loaderData: DeskData }) {
  return (
    <Desk
      {...loaderData}
      screens={adminScreens}
      counts={counts}
      Around={InboxWatch}
      tools={
        <>
          <LanguageMenu />
          <ThemeMenu />
        </>
      }
    />
  );
}
