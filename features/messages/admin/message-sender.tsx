import { Due } from "#platform/admin/due.tsx";
import { Moment } from "#platform/admin/moment.tsx";
import { PhoneLink } from "#platform/admin/phone-link.tsx";
import type { Message } from "../calls.ts";

/** Who wrote, how to reach them and since when they wait: right under the name, also on a phone. */
export function MessageSender({ message }: { message: Message }) {
  const { company, phone, createdAt, dueAt, firstAnswerAt, isOverdue } = message;
  return (
    <p className="admin-sender">
      {company && <>{company} · </>}
      {phone && (
        <>
          <PhoneLink phone={phone} /> ·{" "}
        </>
      )}
      <Moment at={createdAt} long />
      {dueAt && !firstAnswerAt && (
        <>
          {" · "}
          <Due at={dueAt} isOverdue={isOverdue} />
        </>
      )}
    </p>
  );
}
