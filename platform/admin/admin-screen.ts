import type { ComponentType } from "react";
import type words from "#content/messages/admin/en.json";
import { holdsOneOf, type Role, type RoleHolder } from "#platform/session/roles.ts";

/** A screen's code: what it asks the API for, and how it shows that. */
interface ScreenModule<Data> {
  load(request: Request): Promise<Data>;
  Screen: ComponentType<{ data: Data }>;
  /** The screen in the navigation that it stands below, where that depends on what it shows. */
  belowOf?(data: Data): string;
}

/** A screen of the back office, in the navigation by its name or shown `below` another screen's address. */
export type AdminScreen = {
  /** Without the language. */
  path: string;
  /** Whoever holds one of these roles opens it, and every administrator; nobody else where there are none. */
  for: readonly Role[];
  // biome-ignore lint/suspicious/noExplicitAny: each module shows the data that it loads itself
  load(): Promise<ScreenModule<any>>;
} & (
  | { name: Exclude<keyof (typeof words)["admin"]["nav"], "unread">; below?: undefined }
  | { name?: undefined; below: string }
);

/** What somebody finds in the back office. */
export const screensFor = (
  screens: readonly AdminScreen[],
  visitor: RoleHolder,
): readonly AdminScreen[] => screens.filter((screen) => holdsOneOf(visitor, screen.for));
