import { useEffect, useEffectEvent } from "react";
import { isSlashOff } from "./slash-key.ts";

/** Ctrl+K or ⌘K from everywhere, and `/` where nobody types, open the search. */
export function useSearchKeys(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !asksForSearch(event)) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">;

/** On some keyboards `/` needs Shift, so that is not asked. */
export function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: Pressed): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k";
  return key === "/" && !isTyping(target) && !isSlashOff();
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select"));
