import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation inside the document the focus goes to the new content, as a page load would bring it:
 * keyboard and screen reader go on there and not at the link that is gone.
 */
export function useFocusOnNavigation(contentId: string): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, contentId]);
}
