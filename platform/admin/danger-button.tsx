import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface Props {
  children: ReactNode;
  isBusy?: boolean;
  /** What is asked before it is done, and both answers. */
  heading: string;
  text: string;
  yes: string;
  no: string;
  onYes: () => void;
}

/** A button for what cannot be taken back: it asks first. */
export function DangerButton({ children, isBusy = false, onYes, ...question }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        className="admin-button"
        data-tone="danger"
        disabled={isBusy}
        onClick={() => setAsked(true)}
      >
        {children}
      </button>
      <ConfirmDialog
        {...question}
        isOpen={isAsked}
        onYes={() => {
          setAsked(false);
          onYes();
        }}
        onNo={() => setAsked(false)}
      />
    </>
  );
}
