import { useEffect } from "react";
import { localizedPath } from "#platform/language/localized-path.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { hearPresence } from "#platform/session/presence.ts";

/** Leaves the back office, with all that it shows, when another tab signs out or signs somebody else in. */
export function useLeaving(visitorId: string): void {
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
