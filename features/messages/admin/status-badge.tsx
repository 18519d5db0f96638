import { useTranslations } from "use-intl";
import { Badge } from "#platform/admin/badge.tsx";
import type { MessageStatus } from "../message-status.ts";

const tones = { new: "todo", in_progress: "going", answered: "done", spam: "lost" } as const;

/** What people decided about a message, in a word. */
export function StatusBadge({ status }: { status: MessageStatus }) {
  const t = useTranslations("admin.status");
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
