import { useOutletContext } from "react-router";

/** What the frame knows and its screens use. */
export interface DeskContext {
  /** When the newest message came in, as far as the watch knows. */
  newest: string | null;
  /** Messages that nobody has opened yet; undefined until the watch has asked. */
  unread: number | undefined;
}

/** In a screen of the desk. */
export const useDesk = () => useOutletContext<DeskContext>();
