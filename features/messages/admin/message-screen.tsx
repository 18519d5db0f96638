import { useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { DeliveryHistory } from "#features/mailbox/delivery-history.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { queryOf } from "#platform/admin/ask-admin.ts";
import { loaderOf } from "#platform/admin/load-call.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { clientOf } from "#platform/session/call-client.ts";
import type { Message, messageCalls } from "../calls.ts";
import { ImportantStar } from "./important-star.tsx";
import { filterOf, inboxFilters } from "./inbox-filters.ts";
import { MessageActions } from "./message-actions.tsx";
import { MessageChange } from "./message-change.tsx";
import { MessageFacts } from "./message-facts.tsx";
import { MessageHistory } from "./message-history.tsx";
import { MessageSender } from "./message-sender.tsx";
import { MessageThread } from "./message-thread.tsx";
import { NeighbourLinks } from "./neighbour-links.tsx";
import { NoteForm } from "./note-form.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { StatusBadge } from "./status-badge.tsx";

const call = clientOf<typeof messageCalls>();
const ask = loaderOf<typeof messageCalls>();

export async function load(request: Request) {
  const query = queryOf(request, "id", ...inboxFilters);
  const [answer, neighbours, admins] = await Promise.all([
    ask(request, "GET /api/admin/message", { query: { id: query.id } }),
    ask(request, "GET /api/admin/message/neighbours", { query }),
    ask(request, "GET /api/admin/admins"),
  ]);
  const { language } = answer.message;
  const templates = await ask(request, "GET /api/admin/reply-templates", { query: { language } });
  return { answer, neighbours, admins, templates };
}

/** One message with all that belongs to it: what was said, what was answered, what happened to the mails. */
export function Screen({ data }: { data: Awaited<ReturnType<typeof load>> }) {
  const { answer, neighbours, admins, templates } = data;
  const t = useTranslations("admin");
  const to = useLocalizedPath();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { message, version, mails, replies, notes, events } = answer;
  useMarkRead(message);
  return (
    <div className="admin-stack">
      <div className="admin-row">
        <Link
          to={to(`/admin?${filterOf(query)}`)}
          className="admin-link"
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
        <AdminTitle
          aside={
            <>
              <StatusBadge status={message.status} />
              <ImportantStar
                key={message.id}
                message={message}
                className="admin-button admin-star-button"
              >
                {t("message.important")}
              </ImportantStar>
            </>
          }
        >
          {message.name}
        </AdminTitle>
        <MessageSender message={message} />
      </div>
      <MessageChange key={`change-${message.id}`} id={message.id} version={version} />
      <div className="admin-two">
        <div className="admin-stack">
          <section className="admin-card" aria-labelledby="message-text">
            <h2 id="message-text">{t("message.text")}</h2>
            <p className="admin-text" lang={message.language}>
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
        <div className="admin-stack">
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
    if (!isRead) void call("POST /api/admin/message/read", { body: { id } });
  }, [id]);
}
