import type { ComponentType } from "react";
import type words from "#content/messages/admin/en.json";

/** A screen's code: what it asks the API for, and how it shows that. */
interface ScreenModule<Data> {
  load(request: Request): Promise<Data>;
  Screen: ComponentType<{ data: Data }>;
}

/** A screen of the back office, in the navigation by its name or shown `below` another screen's address. */
export type AdminScreen = {
  /** Without the language. */
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: each module shows the data that it loads itself
  load(): Promise<ScreenModule<any>>;
} & (
  | { name: Exclude<keyof (typeof words)["admin"]["nav"], "unread">; below?: undefined }
  | { name?: undefined; below: string }
);
