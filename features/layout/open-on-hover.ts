/** ms of rest on a group before it opens: a pointer that passes by opens nothing. */
const openAfter = 120;
/** ms that a pointer may be elsewhere, on its way around a corner, before what it opened closes. */
const closeAfter = 300;

/**
 * Opens the group of a menu that a mouse rests on, and closes it after the mouse has left. What was opened by a click
 * or by keyboard stays; a click on what the mouse has opened leaves it open. Returns how to stop.
 */
export function openOnHover(menu: HTMLElement): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let opened: HTMLButtonElement | undefined;

  function close(): void {
    if (!opened) return;
    sheetOf(opened).hidePopover();
    opened.popoverTargetAction = "toggle";
    opened = undefined;
  }

  function open(button: HTMLButtonElement): void {
    close();
    if (sheetOf(button).matches(":popover-open")) return;
    sheetOf(button).showPopover();
    // Who sees it open and clicks nevertheless wants it open.
    button.popoverTargetAction = "show";
    opened = button;
  }

  function move({ target, pointerType, type }: PointerEvent): void {
    if (pointerType !== "mouse") return;
    clearTimeout(waiting);
    const entry = type === "pointerleave" ? null : (target as Element).closest("nav > ul > li");
    const button = entry?.querySelector<HTMLButtonElement>(":scope > button");
    if (button === opened) return;
    waiting = button ? setTimeout(open, openAfter, button) : setTimeout(close, closeAfter);
  }

  // The mouse may have been there before this code.
  const resting = menu.querySelector<HTMLButtonElement>("nav > ul > li:hover > button");
  const isBusy = document.querySelector("[popover]:popover-open") !== null;
  if (resting && !isBusy) waiting = setTimeout(open, openAfter, resting);
  menu.addEventListener("pointerover", move);
  menu.addEventListener("pointerleave", move);
  return () => {
    clearTimeout(waiting);
    menu.removeEventListener("pointerover", move);
    menu.removeEventListener("pointerleave", move);
  };
}

const sheetOf = (button: HTMLButtonElement) => button.popoverTargetElement as HTMLElement;
