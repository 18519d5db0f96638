import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { whenVisitorActsNext } from "#ui/later/when-wanted.ts";

const loadBar = () => import("#ui/progress-bar/progress-bar.ts");

/** Calls the bar as soon as its code is there; without it only the bar is missing. */
function withBar(call: (bar: Awaited<ReturnType<typeof loadBar>>) => void): void {
  loadBar().then(call, () => {});
}

/**
 * The thin bar at the top, at every navigation. Its code comes with the first thing that the visitor does, so it is
 * there when that leads to another screen.
 */
export function NavigationProgress() {
  const { state } = useNavigation();
  const { key } = useLocation();
  const shown = useRef(key);
  const isOnTheWay = useRef(false);
  useEffect(() => void whenVisitorActsNext().then(() => withBar(() => {})), []);
  useEffect(() => {
    // A screen whose code is there already is never seen on its way: only its key tells that it came.
    const hasArrived = shown.current !== key;
    const wasOnTheWay = isOnTheWay.current;
    shown.current = key;
    isOnTheWay.current = state !== "idle";
    if (isOnTheWay.current) withBar((bar) => bar.startProgress());
    else if (wasOnTheWay || hasArrived) withBar((bar) => bar.completeProgress());
  }, [state, key]);
  return null;
}
