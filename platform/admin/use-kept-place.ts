import { useEffect } from "react";

/**
 * What is pressed often goes with what it did: a step that an order has taken, a line that was deleted. The focus would
 * go with it, and whoever has no mouse would begin at the top of the page again (https://www.w3.org/WAI/WCAG22/Understanding/focus-order).
 * It goes to the part of the screen in which it was, or to the screen where that went, too, unless something else has it.
 */
export function useKeptPlace(): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    /** The heading of each part around it, the nearest first: the part itself may be drawn anew. */
    let headings: string[] = [];

    const remember = ({ target }: FocusEvent) => {
      last = target as HTMLElement;
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
      last = undefined;
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
