import { Due } from "./due.tsx";
import type { Message } from "./message-answers.ts";
import { Moment } from "./moment.tsx";
import { PhoneLink } from "./phone-link.tsx";

/** Who wrote, how to reach them and since when they wait: right under the name, also on a phone. */
export function MessageSender({ message }: { message: Message }) {
  const { company, phone, createdAt, dueAt, firstAnswerAt, isOverdue } = message;
  return (
    <p className="desk-sender">
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
