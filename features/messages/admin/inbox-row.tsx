import { Link, useSearchParams } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { Badge } from "#platform/admin/badge.tsx";
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
  const { dateTime } = useFormatter();
  const to = useLocalizedPath();
  const [query] = useSearchParams();
  const {
    id,
    name,
    company,
    excerpt,
    status,
    language,
    source,
    assignee,
    createdAt,
    isRead,
    dueAt,
    isOverdue,
    erasedAt,
    isUndelivered,
  } = item;
  return (
    <li className="admin-line" data-unread={!isRead}>
      <ImportantStar
        message={item}
        label={t("message.importantOf", { name })}
        className="admin-line-star"
      />
      <Link to={to(messageAddress(id, query))} className="admin-line-link">
        <span className="admin-who">
          <span className="admin-dot" aria-hidden="true" />
          <span className="admin-cut">{name}</span>
          {!isRead && <span className="sr-only"> ({t("inbox.unread")})</span>}
        </span>
        <span className="admin-said">
          {isUndelivered && <Badge tone="lost">{t("delivery.undelivered")}</Badge>}{" "}
          <span className="admin-company">{company}</span> <span lang={language}>{excerpt}</span>
        </span>
        <span className="admin-marks">
          <StatusBadge status={status} />
          {source && <span className="admin-soft">{t(`message.sources.${source}`)}</span>}
          <span className="admin-code" title={languageName(language)}>
            {language}
          </span>
          {dueAt && <Due at={dueAt} isOverdue={isOverdue} />}
          {erasedAt && (
            <time dateTime={erasedAt} className="admin-soft">
              {t("inbox.erased", {
                day: dateTime(new Date(erasedAt), { day: "numeric", month: "short" }),
              })}
            </time>
          )}
          {assignee && <span className="admin-assignee">{assignee.name}</span>}
        </span>
        <Moment at={createdAt} />
      </Link>
    </li>
  );
}
