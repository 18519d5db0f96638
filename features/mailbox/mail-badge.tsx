import { useTranslations } from "use-intl";
import { Badge } from "#platform/admin/badge.tsx";
import type { ListedMail } from "./calls.ts";

const tones = { waiting: "going", sent: "done", failed: "lost" } as const;

/** What became of a mail, in a word. */
export function MailBadge({ state }: Pick<ListedMail, "state">) {
  const t = useTranslations("admin.mailState");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
