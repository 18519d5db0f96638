import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useAnnouncement } from "#platform/content/shell-provider.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { CloseIcon } from "#ui/pictures/icons.tsx";
import { addressOf } from "./menu-link.tsx";

/**
 * A line above every page for a while. Whether it was closed is known before the first paint, and its button works from
 * then on (announcement.head.js).
 * @param next id of what gets the focus when it is closed
 */
export function AnnouncementBar({ next }: { next: string }) {
  const t = useTranslations("layout");
  const to = useLocalizedPath();
  const announcement = useAnnouncement();
  if (!announcement) return null;
  const { text, link } = announcement;

  return (
    <aside aria-label={t("announcement")} className="announcement night">
      <p>
        {text} {link && <Link to={addressOf(link.url, to)}>{link.label}</Link>}
      </p>
      <button type="button" aria-label={t("closeAnnouncement")} data-closes-announcement={next}>
        <CloseIcon className="size-5" />
      </button>
    </aside>
  );
}
