import { createContext, type ReactNode, use } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { barePath } from "#platform/language/localized-path.ts";
import type { InboxChanges } from "../calls.ts";
import { useInboxWatch } from "./use-inbox-watch.ts";

const Watched = createContext<Partial<InboxChanges>>({});

/** What the watch knows; empty until it has asked. */
export const useWatched = () => use(Watched);

/** Around every screen of the back office: tells those who only hear the page that messages came in. */
export function InboxWatch({ children }: { children: ReactNode }) {
  const t = useTranslations("admin.inbox");
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const watched = useInboxWatch(barePath(pathname) === "/admin/message" ? query.get("id") : null);
  return (
    <Watched value={watched ?? {}}>
      <p role="status" className="sr-only">
        {/* The key makes each arrival a new sentence, so that a screen reader says it again. */}
        {watched && watched.arrived > 0 && <span key={watched.arrived}>{t("arrived")}</span>}
      </p>
      {children}
    </Watched>
  );
}

/** Messages that nobody has opened yet, beside the inbox's name. */
export function UnreadCount() {
  const t = useTranslations("admin.nav");
  const { unread } = useWatched();
  if (!unread) return null;
  return (
    <span className="admin-count">
      <span aria-hidden="true">{unread > 999 ? "999+" : unread}</span>
      <span className="sr-only">, {t("unread", { count: unread })}</span>
    </span>
  );
}
