import { type RefObject, useEffect, useRef, useState } from "react";

/** How long a document that is there may take until it listens, ms: its code is on its way, perhaps on a slow line. */
const patience = 8_000;

/**
 * Finds out that the document of a frame did not come, or without its code: `watchFrame` is told that the frame has
 * loaded something, `hears` that the document listens. `isDeaf`: it does not; `tries` names the document of each try.
 */
export function useLostFrame(frame: RefObject<HTMLIFrameElement | null>) {
  const [isDeaf, setDeaf] = useState(false);
  const [tries, setTries] = useState(0);
  const listens = useRef<HTMLIFrameElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function hears(): void {
    clearTimeout(timer.current);
    listens.current = frame.current;
    setDeaf(false);
  }

  function watchFrame(): void {
    clearTimeout(timer.current);
    const element = frame.current;
    if (listens.current === element) return;
    // What the browser shows of its own, where it could not have a page, is nobody's to look into.
    if (!element?.contentDocument) setDeaf(true);
    else timer.current = setTimeout(() => setDeaf(frame.current === element), patience);
  }

  function tryAgain(): void {
    setDeaf(false);
    setTries(tries + 1);
  }

  return { isDeaf, hears, watchFrame, tries, tryAgain };
}
