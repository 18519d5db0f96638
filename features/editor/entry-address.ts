/** Where an entry is written, without the language of the back office. */
export const entryAddress = (id: string): string => `/admin/entry?id=${encodeURIComponent(id)}`;

/** The screen on which somebody writes: it says by itself that a session has ended, and leads nobody away. */
export const isWritingScreen = (bare: string): boolean => bare === "/admin/entry";
