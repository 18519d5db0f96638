import { useTranslations } from "use-intl";
import { mailStates } from "#features/mailbox/mail-answers.ts";
import type { MessageStatus } from "#features/messages/admin/message-answers.ts";
import { captureStates } from "./admin-answers.ts";

/** What a state means for whoever works through the list: to do, under way, done, lost. */
const tones: Record<string, "todo" | "going" | "done" | "lost" | undefined> = {
  new: "todo",
  in_progress: "going",
  answered: "done",
  spam: "lost",
  waiting: "going",
  sent: "done",
  confirmed: "done",
  failed: "lost",
  unsubscribed: "lost",
};

function Badge({ state, children }: { state: string; children: string }) {
  return (
    <span className="desk-badge" data-tone={tones[state] ?? "going"}>
      {children}
    </span>
  );
}

/** Of a contact message. */
export function StatusBadge({ status }: { status: MessageStatus }) {
  const t = useTranslations("admin.status");
  return <Badge state={status}>{t(status)}</Badge>;
}

/** Of a mail in the outbox. */
export function MailBadge({ state }: { state: string }) {
  const t = useTranslations("admin.mailState");
  const known = mailStates.find((one) => one === state);
  return <Badge state={state}>{known ? t(known) : state}</Badge>;
}

/** Of an address on the e-mail list. */
export function CaptureBadge({ state }: { state: string }) {
  const t = useTranslations("admin.emails.states");
  const known = captureStates.find((one) => one === state);
  return <Badge state={state}>{known ? t(known) : state}</Badge>;
}
