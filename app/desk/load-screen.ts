import type { ComponentType } from "react";
import type { deskScreens } from "./desk-paths.ts";

/** A screen of the back office: what it asks the API for, and how it shows that. */
interface ScreenModule<Data> {
  load(request: Request): Promise<Data>;
  Screen: ComponentType<{ data: Data }>;
}

// biome-ignore lint/suspicious/noExplicitAny: each module shows the data that it loads itself
type AnyScreen = ScreenModule<any>;

/**
 * One route for all of them: a route is an entry in a list that every visitor's browser gets, and none of them
 * ever comes here.
 */
const screens: Record<(typeof deskScreens)[number], () => Promise<AnyScreen>> = {
  message: () => import("./message.tsx"),
  emails: () => import("#features/newsletter/admin/screen.tsx"),
  mails: () => import("#features/mailbox/mail-list.tsx"),
  mail: () => import("#features/mailbox/mail-screen.tsx"),
  news: () => import("#features/news/admin/screen.tsx"),
  overview: () => import("./overview.tsx"),
  audit: () => import("#features/audit-log/screen.tsx"),
};

/** The screen of an address: `/admin/<name>`, and the inbox without one. Undefined: there is none. */
export async function loadScreen(name: string | undefined): Promise<AnyScreen | undefined> {
  if (name === undefined) return import("./inbox.tsx");
  return Object.hasOwn(screens, name) ? screens[name as keyof typeof screens]() : undefined;
}
