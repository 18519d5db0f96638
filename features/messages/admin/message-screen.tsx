import { useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { DeliveryHistory } from "#features/mailbox/delivery-history.tsx";
import type { Person } from "#platform/admin/admin-answers.ts";
import { DeskTitle } from "#platform/admin/desk-title.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { sendJson } from "#platform/session/send-json.ts";
import { filterOf } from "./inbox-filters.ts";
import { MessageActions } from "./message-actions.tsx";
import type { Message, MessageAnswer, Neighbours, ReplyTemplate } from "./message-answers.ts";
import { MessageChange } from "./message-change.tsx";
import { MessageFacts } from "./message-facts.tsx";
import { MessageHistory } from "./message-history.tsx";
import { MessageSender } from "./message-sender.tsx";
import { MessageThread } from "./message-thread.tsx";
import { NeighbourLinks } from "./neighbour-links.tsx";
import { NoteForm } from "./note-form.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { StatusBadge } from "./status-badge.tsx";

interface Props {
  answer: MessageAnswer;
  neighbours: Neighbours;
  admins: Person[];
  templates: ReplyTemplate[];
}

/** One message with all that belongs to it: what was said, what was answered, what happened to the mails. */
export function MessageScreen({ answer, neighbours, admins, templates }: Props) {
  const t = useTranslations("admin");
  const to = useLocalizedPath();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { message, version, mails, replies, notes, events } = answer;
  useMarkRead(message);
  return (
    <div className="desk-stack">
      <div className="desk-row">
        <Link
          to={to(`/admin?${filterOf(query)}`)}
          className="desk-link"
          onClick={(event) => {
            // Back to the list as it was, with its filter and its place.
            if (history.state?.idx > 0) {
              event.preventDefault();
              void navigate(-1);
            }
          }}
        >
          ← {t("message.back")}
        </Link>
        <NeighbourLinks neighbours={neighbours} query={query} />
      </div>
      <div>
        <DeskTitle aside={<StatusBadge status={message.status} />}>{message.name}</DeskTitle>
        <MessageSender message={message} />
      </div>
      <MessageChange key={`change-${message.id}`} id={message.id} version={version} />
      <div className="desk-two">
        <div className="desk-stack">
          <section className="desk-card" aria-labelledby="message-text">
            <h2 id="message-text">{t("message.text")}</h2>
            <p className="desk-text" lang={message.language}>
              {message.message}
            </p>
          </section>
          <MessageThread replies={replies} notes={notes} />
          <ReplyForm
            key={`reply-${message.id}`}
            message={message}
            newest={replies.at(-1)}
            templates={templates}
          />
          <NoteForm key={`note-${message.id}`} id={message.id} />
        </div>
        <div className="desk-stack">
          <MessageActions
            message={message}
            admins={admins}
            isHeldBack={message.status === "spam" && mails.length === 0}
          />
          <MessageFacts message={message} />
          <DeliveryHistory mails={mails} />
          <MessageHistory events={events} />
        </div>
      </div>
    </div>
  );
}

/** What is before somebody's eyes counts as read; asking for it alone does not, so no link from elsewhere does it. */
function useMarkRead({ id, isRead }: Message): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what a colleague puts back meanwhile stays unread
  useEffect(() => {
    // Should it fail, the message stays unread and is marked by the next look.
    if (!isRead) void sendJson("/api/admin/message/read", { id }).catch(() => {});
  }, [id]);
}
