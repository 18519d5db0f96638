import { KindName } from "#platform/admin/kind-name.tsx";
import type { AuditEntry } from "./calls.ts";

/** What an entry of the log is about. A mail is logged as `kind: subject`, whose kind has a name in the page's language. */
export function SubjectName({ action, subject }: Pick<AuditEntry, "action" | "subject">) {
  if (!subject) return "–";
  const [, kind, rest] = /^([\w-]+): (.*)$/s.exec(subject) ?? [];
  if (!action.startsWith("mail.") || !kind) return subject;
  return (
    <>
      <KindName kind={kind} />: {rest}
    </>
  );
}
