import {
  type MouseEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";

interface Modal {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Spread over the `<dialog>`. */
  modalProps: {
    ref: RefObject<HTMLDialogElement | null>;
    onBeforeToggle: (event: ToggleEvent<HTMLDialogElement>) => void;
    onClose: () => void;
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
    onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

/**
 * Holds a `<dialog>` modal while `isOpen`; Esc, `dialog.close()` and a click outside ask the owner to set it to
 * false.
 *
 * The browser tells `close` in a task of its own, after the focus went back: a visitor who presses Enter at once
 * opens the dialog again before it. So the owner hears of it from `beforetoggle`, which comes within closing
 * (https://html.spec.whatwg.org/#close-the-dialog), and a `close` that comes late closes nothing.
 */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  // A press that begins inside and ends outside (marking text) is not a click outside.
  const pressedOutside = useRef(false);

  useEffect(() => {
    if (!isOpen) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);

  // One that is taken away while it is open is closed before: only closing gives the focus back to where it came from.
  const isGone = useRef(false);
  useLayoutEffect(() => {
    isGone.current = false;
    const element = dialog.current;
    return () => {
      isGone.current = true;
      element?.close();
    };
  }, []);

  return {
    dialog,
    modalProps: {
      ref: dialog,
      onBeforeToggle: (event) => {
        if (isGone.current) return;
        if (event.target === dialog.current && event.newState === "closed") onClose();
      },
      onClose: () => {
        if (!dialog.current?.open) onClose();
      },
      onMouseDown: (event) => {
        pressedOutside.current = isOutside(event);
      },
      onClick: (event) => {
        if (pressedOutside.current && isOutside(event)) dialog.current?.close();
      },
    },
  };
}

/** The backdrop belongs to the dialog's element and lies around its box. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
