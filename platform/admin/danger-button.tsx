import { type ReactNode, useState } from "react";
import { AdminButton } from "./admin-button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface Props {
  children: ReactNode;
  isBusy?: boolean;
  /** What is asked before it is done, and the answer that does it. */
  heading: string;
  text: string;
  yes: string;
  onYes: () => void;
}

/** A button for what cannot be taken back: it asks first. */
export function DangerButton({ children, isBusy = false, onYes, ...question }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <AdminButton tone="danger" disabled={isBusy} onClick={() => setAsked(true)}>
        {children}
      </AdminButton>
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
