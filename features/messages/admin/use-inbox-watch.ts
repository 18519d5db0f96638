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
 * it shows (`shown`: its id).
 * `arrived` counts the times that there were new ones since the page was opened.
 */
export function useInboxWatch(shown: string | null) {
  const [state, setState] = useState<InboxChanges & { arrived: number }>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopped = new AbortController();
    let since = new Date(0).toISOString();

    async function ask(): Promise<void> {
      clearTimeout(timer);
      const changes = await fetchChanges({ since, message: shown }, stopped.signal);
      if (stopped.signal.aborted) return;
      if (changes) {
        since = changes.now;
        setState((before) => ({ ...changes, ...compare(before, changes) }));
      }
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

/** Undefined while the line or the server is down: the next question comes anyway. */
async function fetchChanges(
  query: { since: string; message: string | null },
  signal: AbortSignal,
): Promise<InboxChanges | undefined> {
  const result = await call("GET /api/admin/inbox/changes", { query, signal }).catch(
    () => undefined,
  );
  if (result?.outcome === "signedOut" && !isWritingScreen(barePath(location.pathname)))
    location.assign(signInAddress(location));
  return result?.outcome === "done" ? result.answer : undefined;
}
