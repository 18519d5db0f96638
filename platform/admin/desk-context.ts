import { useOutletContext } from "react-router";
import type { LastChange } from "#features/messages/admin/message-answers.ts";

/** What the frame knows and its screens use. */
export interface DeskContext {
  /** When the newest message came in, as far as the watch knows. */
  newest: string | null;
  /** Messages that nobody has opened yet; undefined until the watch has asked. */
  unread: number | undefined;
  /** Spam that nobody has opened yet; the same. */
  spam: number | undefined;
  /** Messages whose promised answer is late; the same. */
  overdue: number | undefined;
  /** Of the message that is shown. */
  change: LastChange | null;
}

/** In a screen of the desk. */
export const useDesk = () => useOutletContext<DeskContext>();
