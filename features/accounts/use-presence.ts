import { useEffect, useState } from "react";
import { mayBeSignedIn } from "#platform/session/presence.ts";
import type { User } from "#platform/session/user.ts";
import { useAtViewTime, useIsInteractive } from "#ui/view-time/use-at-view-time.ts";
import { useAuth } from "./auth-store.ts";
import { recallUser } from "./recall-user.ts";
import { watchAccount } from "./watch-account.ts";

/** `built`: the built page, which serves everybody; `waiting`: until the server has said who is there. */
type Presence = "built" | "nobody" | "waiting" | "offline" | "somebody";

/** Whether somebody is signed in here and who, as far as is known; `ask` asks the server once more. */
export function usePresence(): { presence: Presence; user: User | null; ask(): void } {
  const user = useAuth((state) => state.user);
  const isBuilt = !useIsInteractive();
  const mayBe = useAtViewTime(mayBeSignedIn, false);
  const [answer, setAnswer] = useState<"none" | "given" | "offline">("none");

  function ask() {
    if (!mayBeSignedIn()) return;
    setAnswer("none");
    recallUser().then(
      () => setAnswer("given"),
      () => setAnswer("offline"),
    );
  }
  useEffect(ask, []);
  useEffect(watchAccount, []);

  return { presence: presenceNow(), user, ask };

  function presenceNow(): Presence {
    if (isBuilt) return "built";
    if (user) return "somebody";
    if (answer === "offline") return "offline";
    return mayBe && answer === "none" ? "waiting" : "nobody";
  }
}
