import type { User } from "./user.ts";

/** What the account's addresses of the API answer; instants in milliseconds. */
export interface Profile extends User {
  /** A new address that is not confirmed yet. */
  pendingEmail: string | null;
  createdAt: number;
}

export interface SessionList {
  sessions: Session[];
}

export interface Session {
  id: string;
  /** `Firefox, Windows`; empty when unknown. */
  browser: string;
  createdAt: number;
  lastSeenAt: number;
  /** The one that this page belongs to. */
  current: boolean;
}

export interface Notifications {
  signIn: "on" | "off";
  news: "on" | "waiting" | "off" | "unconfirmed";
}
