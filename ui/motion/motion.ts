import { useSyncExternalStore } from "react";

/** Local-storage key of the choice; absent until the visitor chooses. The html element carries `data-motion`. */
const motionKey = "motion";

const listeners = new Set<() => void>();

function isMoving(): boolean {
  return document.documentElement.getAttribute("data-motion") === "on";
}

/** Lets everything move, or stops it, and remembers that. */
export function chooseMotion(on: boolean): void {
  const value = on ? "on" : "off";
  document.documentElement.setAttribute("data-motion", value);
  try {
    localStorage.setItem(motionKey, value);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  for (const tell of listeners) tell();
}

function onMotionChange(listener: () => void): () => void {
  const followStorage = ({ key, newValue }: StorageEvent) => {
    if (key === motionKey && newValue)
      document.documentElement.setAttribute("data-motion", newValue);
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", followStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", followStorage);
  };
}

/** True while things may move: typing, counters, carousels. False in the built page. */
export function useMotion(): boolean {
  return useSyncExternalStore(onMotionChange, isMoving, () => false);
}
