import { useEffect, useState } from "react";
import { isWritingScreen } from "#features/editor/entry-address.ts";
import { signInAddress } from "#platform/admin/ask-admin.ts";
import { barePath } from "#platform/language/localized-path.ts";
import { clientOf } from "#platform/session/call-client.ts";
import type { InboxChanges, messageCalls } from "../calls.ts";

const call = clientOf<typeof messageCalls>();

/** ms between two questions, while the page is seen. */
const pause = 4_000;

/**
 * Asks every four seconds whether messages came in, while somebody looks at the page, and who changed the message that
 * it shows (`shown`: its id). Whoever is signed out twice in a row is led to the sign-in.
 * `arrived` counts the times that there were new ones since the page was opened.
 */
export function useInboxWatch(shown: string | null) {
  const [state, setState] = useState<InboxChanges & { arrived: number }>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopped = new AbortController();
    let since = new Date(0).toISOString();
    let wasSignedOut = false;

    async function ask(): Promise<void> {
      clearTimeout(timer);
      const result = await call("GET /api/admin/inbox/changes", {
        query: { since, message: shown },
        signal: stopped.signal,
      }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      if (result?.outcome === "done") {
        const changes = result.answer;
        since = changes.now;
        setState((before) => ({ ...changes, ...compare(before, changes) }));
      }
      const isSignedOut = result?.outcome === "signedOut";
      // Once may be in the middle of a sign-out in another tab, which tells this one what to forget and where to go.
      if (isSignedOut && wasSignedOut && !isWritingScreen(barePath(location.pathname)))
        location.assign(signInAddress(location));
      wasSignedOut = isSignedOut;
      if (document.visibilityState === "visible") timer = setTimeout(ask, pause);
    }
    const onVisibility = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") void ask();
    };
    document.addEventListener("visibilitychange", onVisibility);
    void ask();
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      clearTimeout(timer);
      stopped.abort();
    };
  }, [shown]);

  return state;
}

/** A question about what is new since then may be answered with nothing: then the newest stays the one known. */
function compare(
  before: (InboxChanges & { arrived: number }) | undefined,
  { newest }: InboxChanges,
) {
  if (!before) return { arrived: 0 };
  const isNewer =
    newest !== null && (before.newest === null || Date.parse(newest) > Date.parse(before.newest));
  return isNewer
    ? { newest, arrived: before.arrived + 1 }
    : { newest: before.newest, arrived: before.arrived };
}
