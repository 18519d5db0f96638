import { useEffect } from "react";

/**
 * What is pressed often goes with what it did: a step that an order has taken, a line that was deleted. The focus would
 * go with it, and whoever has no mouse would begin at the top of the page again (https://www.w3.org/WAI/WCAG22/Understanding/focus-order).
 * It goes to the part of the screen in which it was, or to the screen where that went, too, unless something else has it.
 * From a dialog that is taken away while Esc closes it, which gives nothing back then, it goes to what opened that.
 */
export function useKeptPlace(): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    /** The heading of each part around it, the nearest first: the part itself may be drawn anew. */
    let headings: string[] = [];
    /** What had the focus before each dialog. */
    const openers = new WeakMap<Element, HTMLElement>();
    const openerOf = (place: HTMLElement): HTMLElement | undefined => {
      const dialog = place.closest("dialog");
      const opener = dialog ? openers.get(dialog) : undefined;
      return !opener || opener.isConnected ? opener : openerOf(opener);
    };

    const remember = ({ target }: FocusEvent) => {
      const now = target as HTMLElement;
      const dialog = now.closest("dialog");
      if (dialog && last && !openers.has(dialog)) openers.set(dialog, last);
      last = now;
      headings = headingsAround(last);
    };
    /** Left for nothing, by a click beside it: that is no place to go back to. */
    const forget = ({ target, relatedTarget }: FocusEvent) => {
      const left = target as HTMLElement;
      if (relatedTarget) return;
      setTimeout(() => {
        if (last === left && left.isConnected && !left.matches(":disabled")) last = undefined;
      });
    };
    const changed = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      const opener = openerOf(last);
      last = undefined;
      opener?.focus({ preventScroll: true });
      if (opener && document.activeElement === opener) return;
      const part = headings.map(partOf).find((found) => found !== null) ?? mainPart();
      part?.setAttribute("tabindex", "-1");
      part?.focus({ preventScroll: true });
    });

    document.addEventListener("focusin", remember);
    document.addEventListener("focusout", forget);
    changed.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("focusout", forget);
      changed.disconnect();
    };
  }, []);
}

function headingsAround(element: HTMLElement): string[] {
  const part = element.parentElement?.closest<HTMLElement>("main [aria-labelledby]");
  return part ? [part.getAttribute("aria-labelledby") ?? "", ...headingsAround(part)] : [];
}

const mainPart = () => document.querySelector<HTMLElement>("main");
const partOf = (heading: string) =>
  document.querySelector<HTMLElement>(`main [aria-labelledby="${CSS.escape(heading)}"]`);
