import { useSyncExternalStore } from "react";

/** Local-storage key of the choice; absent until the visitor chooses. The html element carries `data-motion`. */
const motionKey = "motion";

const listeners = new Set<() => void>();

function isMoving(): boolean {
  return document.documentElement.getAttribute("data-motion") === "on";
}

function show(motion: string | null): void {
  if (motion === "on" || motion === "off")
    document.documentElement.setAttribute("data-motion", motion);
}

/** Lets everything move, or stops it, and remembers that. */
export function chooseMotion(on: boolean): void {
  const value = on ? "on" : "off";
  show(value);
  try {
    localStorage.setItem(motionKey, value);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  for (const tell of listeners) tell();
}

function onMotionChange(listener: () => void): () => void {
  const followStorage = ({ key, newValue }: StorageEvent) => {
    if (key === motionKey) show(newValue);
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", followStorage);
  // What another tab chose after the first paint, while nobody listened here.
  try {
    show(localStorage.getItem(motionKey));
  } catch {
    // Storage is blocked: there is no other tab to follow.
  }
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", followStorage);
  };
}

/** True while things may move: typing, counters, carousels. False in the built page. */
export function useMotion(): boolean {
  return useSyncExternalStore(onMotionChange, isMoving, () => false);
}
