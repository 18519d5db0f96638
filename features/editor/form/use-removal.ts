import { useEffect, useRef, useState } from "react";

/** What can have the focus after one of these is gone. */
const items = ":scope > .editor-item, :scope > .editor-tree > li";

/**
 * An item that is removed takes the focus along: it goes on at the one that came in its place, at the last one behind
 * which there is none, or at the button that adds one. `place` is what holds them.
 */
export function useRemoval() {
  const place = useRef<HTMLFieldSetElement>(null);
  const [gone, setGone] = useState<number>();

  useEffect(() => {
    if (gone === undefined) return;
    const left = place.current?.querySelectorAll(items) ?? [];
    const next = left[Math.min(gone, left.length - 1)]?.querySelector("button");
    const add = place.current?.querySelector<HTMLElement>(":scope > .editor-add");
    (next ?? add)?.focus();
    setGone(undefined);
  }, [gone]);

  return { place, onRemoved: setGone };
}
