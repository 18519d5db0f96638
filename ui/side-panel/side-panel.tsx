import "./side-panel.css";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { CloseIcon } from "#ui/pictures/icons.tsx";

interface Props {
  isOpen: boolean;
  /** Esc, the close button, a click outside: the owner sets `isOpen` to false. */
  onClose: () => void;
  heading: string;
  /** Takes the focus when what had it is gone. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  closeLabel: string;
  /** Stays at the lower edge while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel that slides in from the right; the browser's own modal dialog keeps the focus inside. */
export function SidePanel(props: Props) {
  const { isOpen, onClose, heading, headingRef, closeLabel, footer, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  // A press that begins inside and ends outside (marking text) is not a click outside.
  const pressedOutside = useRef(false);
  const isOutside = (event: MouseEvent) => event.target === dialog.current;

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Esc
    <dialog
      ref={dialog}
      className="side-panel"
      aria-labelledby={headingId}
      onClose={onClose}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) dialog.current?.close();
      }}
    >
      <div className="side-panel-sheet">
        <header className="side-panel-head">
          <h2 ref={headingRef} id={headingId} tabIndex={-1} className="text-subtitle">
            {heading}
          </h2>
          <button
            type="button"
            className="tool-button"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon className="size-6" />
          </button>
        </header>
        <div className="side-panel-content">{children}</div>
        {footer && <footer className="side-panel-foot">{footer}</footer>}
      </div>
    </dialog>
  );
}
