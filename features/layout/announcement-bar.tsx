import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useAnnouncement } from "#platform/content/shell-provider.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { CloseIcon } from "#ui/pictures/icons.tsx";
import { addressOf } from "./menu-link.tsx";

const key = "closed-announcement";

/** A line above every page for a while. Whether it was closed is known before the first paint (announcement.head.js). */
export function AnnouncementBar({ next }: { next: string }) {
  const t = useTranslations("layout");
  const to = useLocalizedPath();
  const announcement = useAnnouncement();
  if (!announcement) return null;
  const { id, text, link } = announcement;

  function close(): void {
    try {
      localStorage.setItem(key, id);
    } catch {
      // It comes again with the next page.
    }
    delete document.documentElement.dataset.announcement;
    document.getElementById(next)?.focus();
  }

  return (
    <aside aria-label={t("announcement")} className="announcement night">
      <p>
        {text} {link && <Link to={addressOf(link.url, to)}>{link.label}</Link>}
      </p>
      <button type="button" aria-label={t("closeAnnouncement")} onClick={close}>
        <CloseIcon className="size-5" />
      </button>
    </aside>
  );
}
