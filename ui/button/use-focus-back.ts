import { useLayoutEffect, useRef } from "react";

/**
 * A button that is switched off while it works loses the focus, and whoever has no mouse their place. It is given back
 * when the work has ended, unless something else has taken it meanwhile.
 */
export function useFocusBack(isBusy: boolean): void {
  const had = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isBusy) had.current = activeElement;
    else if (activeElement === body)
      (had.current as HTMLElement | null)?.focus({ preventScroll: true });
  }, [isBusy]);
}
