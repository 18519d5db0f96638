import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Due } from "#platform/admin/due.tsx";
import { Moment } from "#platform/admin/moment.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import type { InboxItem } from "../calls.ts";
import { ImportantStar } from "./important-star.tsx";
import { messageAddress } from "./inbox-filters.ts";
import { StatusBadge } from "./status-badge.tsx";

/** One message of the inbox as a line that leads to it. */
export function InboxRow({ item }: { item: InboxItem }) {
  const t = useTranslations("admin");
  const languageName = useLanguageName();
  const to = useLocalizedPath();
  const [query] = useSearchParams();
  const {
    id,
    name,
    company,
    excerpt,
    status,
    language,
    assignee,
    createdAt,
    isRead,
    dueAt,
    isOverdue,
  } = item;
  return (
    <li className="desk-line" data-unread={!isRead}>
      <ImportantStar
        message={item}
        label={t("message.importantOf", { name })}
        className="desk-line-star"
      />
      <Link to={to(messageAddress(id, query))} className="desk-line-link">
        <span className="desk-who">
          <span className="desk-dot" aria-hidden="true" />
          <span className="desk-cut">{name}</span>
          {!isRead && <span className="sr-only"> ({t("inbox.unread")})</span>}
        </span>
        <span className="desk-said">
          <span className="desk-company">{company}</span> <span lang={language}>{excerpt}</span>
        </span>
        <span className="desk-marks">
          <StatusBadge status={status} />
          <span className="desk-code" title={languageName(language)}>
            {language}
          </span>
          {dueAt && <Due at={dueAt} isOverdue={isOverdue} />}
          {assignee && <span className="desk-assignee">{assignee.name}</span>}
        </span>
        <Moment at={createdAt} />
      </Link>
    </li>
  );
}
