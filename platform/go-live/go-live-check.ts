import type { LanguageCode } from "#platform/language/languages.ts";
import type { Store } from "#platform/store/store.server.ts";

/** `red`: the site must not be shown to the public so; `amber`: worth a look; `green`: in order. */
export const grades = ["red", "amber", "green"] as const;
export type Grade = (typeof grades)[number];

export interface Seen {
  grade: Grade;
  /** What exactly: names of settings, of facts, titles of entries. */
  names?: readonly string[];
}

/**
 * One thing that has to be in order before the site is shown to the public, for the screen "Before you go live" and
 * `npm run doctor`. It looks at the store, not at a running process, so that it can be asked before the first start.
 */
export interface GoLiveCheck<Settings = unknown> {
  /** Its words stand below `goLive.checks` in content/messages/admin/: what it is called, why it matters, what to do. */
  name: string;
  /** The screen of the back office where it is mended, if there is one. */
  where?: string;
  look(at: {
    settings: Settings;
    store: Store;
    now: number;
    /** In which entries are called by their titles. */
    shown: LanguageCode;
  }): Promise<Seen> | Seen;
}
