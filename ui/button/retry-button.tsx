import { type ReactNode, useLayoutEffect, useRef } from "react";
import { buttonLook } from "./button-look.ts";

interface Props {
  onRetry(): void;
  children: ReactNode;
}

/** Asks again for what did not come. Once it is there the button goes, and leaves its focus to the page's content. */
export function RetryButton({ onRetry, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    // Before it is taken out: afterwards nobody knows that it had the focus.
    return () => {
      if (own && document.activeElement === own) own.closest("main")?.focus();
    };
  }, []);
  return (
    <button ref={button} type="button" onClick={onRetry} className={buttonLook("secondary")}>
      {children}
    </button>
  );
}
