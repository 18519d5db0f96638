import type { ReactNode } from "react";
import { ChevronIcon } from "#ui/pictures/icons.tsx";

interface Props {
  id: string;
  /** What the button says to those who do not see it. */
  label: string;
  button: ReactNode;
  /** `<li>` elements. */
  children: ReactNode;
}

export const menuItemLook =
  "flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left text-ink hover:bg-line/60 aria-[current=true]:font-semibold aria-pressed:font-semibold";

/** A button with a list that drops from it: the browser's own popover, so it works before React. */
export function Menu({ id, label, button, children }: Props) {
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className="flex min-h-11 items-center gap-2 rounded-control px-2.5 text-small font-medium hover:bg-line/60"
      >
        {button}
        <ChevronIcon className="size-4" />
      </button>
      <ul id={id} popover="auto" className="menu-list">
        {children}
      </ul>
    </div>
  );
}
