import { useTranslations } from "use-intl";
import { mailStates } from "#features/mailbox/mail-answers.ts";
import type { MessageStatus } from "#features/messages/admin/message-answers.ts";

/** What a state means for whoever works through the list: to do, under way, done, lost. */
type Tone = "todo" | "going" | "done" | "lost";

const tones: Record<string, Tone | undefined> = {
  new: "todo",
  in_progress: "going",
  answered: "done",
  spam: "lost",
  waiting: "going",
  sent: "done",
  failed: "lost",
};

/** A state in a word; its tone says whether something is to be done about it. */
export function Badge({ tone = "going", children }: { tone?: Tone; children: string }) {
  return (
    <span className="desk-badge" data-tone={tone}>
      {children}
    </span>
  );
}

/** Of a contact message. */
export function StatusBadge({ status }: { status: MessageStatus }) {
  const t = useTranslations("admin.status");
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}

/** Of a mail in the outbox. */
export function MailBadge({ state }: { state: string }) {
  const t = useTranslations("admin.mailState");
  const known = mailStates.find((one) => one === state);
  return <Badge tone={tones[state]}>{known ? t(known) : state}</Badge>;
}
