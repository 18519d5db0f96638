import { useState } from "react";
import type { ReceiptFacts } from "./receipt.tsx";

/** What a form is given of that. */
export type Sending = Pick<ReturnType<typeof useReceipt>, "isAgain" | "onSent">;

/** What stands in a form's place once it was sent, and the way back to an empty one. */
export function useReceipt() {
  const [receipt, setReceipt] = useState<ReceiptFacts>();
  const [isAgain, setAgain] = useState(false);
  return {
    receipt,
    /** The form was asked for after a receipt: the focus begins anew in it. */
    isAgain,
    onSent: setReceipt,
    onAgain() {
      setAgain(true);
      setReceipt(undefined);
    },
  };
}
