import type { MouseEvent, ReactNode } from "react";
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
  "flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left text-ink hover:bg-line/60 aria-[current]:font-semibold aria-[current]:text-brand aria-pressed:font-semibold aria-pressed:text-brand";

/** A button with a list that drops from it: the browser's own popover, so it works before React. */
export function Menu({ id, label, button, children }: Props) {
  return (
    <div className="relative">
      <button type="button" popoverTarget={id} aria-label={label} className="header-link">
        {button}
        <ChevronIcon className="header-chevron" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks the links and buttons inside */}
      <ul id={id} popover="auto" className="menu-list" onClick={closeAfterChoice}>
        {children}
      </ul>
    </div>
  );
}

/** Whoever has chosen is done with the list; a link may lead on within the same document. */
function closeAfterChoice({ target, currentTarget }: MouseEvent<HTMLUListElement>): void {
  if ((target as Element).closest("a, button")) currentTarget.hidePopover();
}
