import { useId } from "react";
import { useTranslations } from "use-intl";
import { useModal } from "#ui/modal/use-modal.ts";
import { AdminButton } from "./admin-button.tsx";

interface Props {
  isOpen: boolean;
  heading: string;
  text: string;
  yes: string;
  /** Without it: that nothing is done. */
  no?: string;
  /** Of the answer yes; without it the red of what is lost for good. */
  tone?: "danger" | "primary";
  onYes: () => void;
  /** Esc and a click outside too. */
  onNo: () => void;
}

/** Asks before something is lost or goes out; the safe answer has the focus. */
export function ConfirmDialog({
  isOpen,
  heading,
  text,
  yes,
  no,
  tone = "danger",
  onYes,
  onNo,
}: Props) {
  const t = useTranslations("admin");
  const { dialog, modalProps } = useModal(isOpen, onNo);
  const id = useId();

  return (
    <dialog
      {...modalProps}
      className="admin-dialog"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="admin-row admin-end">
        <AdminButton onClick={onNo}>{no ?? t("cancel")}</AdminButton>
        <AdminButton
          tone={tone}
          onClick={() => {
            // Before the button that asked is switched off, which could not take the focus then.
            dialog.current?.close();
            onYes();
          }}
        >
          {yes}
        </AdminButton>
      </div>
    </dialog>
  );
}
