import "./side-panel.css";
import { type ReactNode, type RefObject, useId } from "react";
import { useModal } from "#ui/modal/use-modal.ts";
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
  const { dialog, modalProps } = useModal(isOpen, onClose);
  const headingId = useId();

  return (
    <dialog {...modalProps} className="side-panel" aria-labelledby={headingId}>
      <div className="side-panel-sheet">
        <div className="side-panel-head">
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
        </div>
        <div className="side-panel-content">{children}</div>
        {footer && <div className="side-panel-foot">{footer}</div>}
      </div>
    </dialog>
  );
}
