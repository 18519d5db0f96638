import { useLayoutEffect, useRef } from "react";

/**
 * A button that is switched off while it works loses the focus, and whoever has no mouse their place. It is given back
 * when the work has ended, unless something else has taken it meanwhile.
 */
export function useFocusBack(isBusy: boolean): void {
  const had = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const now = document.activeElement as HTMLElement | null;
    if (isBusy) had.current = now;
    else if (now === document.body) had.current?.focus({ preventScroll: true });
  }, [isBusy]);
}
