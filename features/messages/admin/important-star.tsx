import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from "react";
import { useSend } from "#platform/admin/use-send.ts";
import { icon } from "#ui/pictures/icons.tsx";
import type { messageCalls } from "../calls.ts";
import "./important-star.css";

export const StarIcon = icon(
  "M12 3.5l2.63 5.33 5.87.85-4.25 4.15 1 5.85L12 16.9l-5.25 2.78 1-5.85L3.5 9.68l5.87-.85z",
);

interface Props {
  message: { id: string; isImportant: boolean };
  /** What the star says to those who do not see it, where no words stand beside it. */
  label?: string;
  className: string;
  /** Words beside the star. */
  children?: ReactNode;
}

/** Marks a message as important, for everybody, or takes the mark away. The star turns at once. */
export function ImportantStar({ message: { id, isImportant }, label, className, children }: Props) {
  const { send } = useSend<typeof messageCalls>();
  const [turned, setTurned] = useState<boolean>();
  const isShown = turned ?? isImportant;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => keepFocusNear(button.current), []);
  async function turn() {
    const important = !isShown;
    setTurned(important);
    await send("POST /api/admin/message/important", { body: { id, important } });
    // Together with what the screen was told, or it would turn back for a moment.
    startTransition(() => setTurned(undefined));
  }
  return (
    <button
      ref={button}
      type="button"
      className={className}
      aria-pressed={isShown}
      aria-label={label}
      title={label}
      onClick={turn}
    >
      <StarIcon className="admin-star" />
      {children}
    </button>
  );
}

/** A line may leave the list with its mark: whoever works by keyboard goes on at the next one. */
const keepFocusNear = (button: HTMLButtonElement | null) => () => {
  if (!button || document.activeElement !== button) return;
  const line = button.closest("li");
  const next = line?.nextElementSibling ?? line?.previousElementSibling;
  next?.querySelector("button")?.focus();
};
