import type { ComponentType } from "react";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { screensFor } from "#platform/admin/admin-screen.ts";
import { bringLostSheets } from "#platform/admin/bring-lost-sheets.ts";
import { languageOfPath, localizedPath } from "#platform/language/localized-path.ts";
import { isPreviewPath } from "../../admin/admin-path.ts";
import { adminSession } from "../../admin/admin-session.ts";
import { adminScreens } from "../../admin/screens.ts";

export { ScreenProblem as ErrorBoundary } from "#platform/admin/screen-problem.tsx";

interface Shown {
  Screen: ComponentType<{ data: unknown }>;
  data: unknown;
  below: string | undefined;
}

/** Code and data of the screen that the address names; nothing for somebody whom the frame turns away. */
export async function clientLoader({ request, params }: LoaderFunctionArgs): Promise<Shown | null> {
  const { user } = await adminSession();
  const path = params.screen ? `/admin/${params.screen}` : "/admin";
  // What the editor has drawn in its frame stays when a session ends.
  const own = user
    ? screensFor(adminScreens, user)
    : adminScreens.filter((one) => one.path === path && isPreviewPath(path));
  const [first] = own;
  if (!first) return null;
  const isOwn = own.some((one) => one.path === path);
  // The door of the back office leads everybody to what is theirs.
  if (!isOwn && path === "/admin") throw redirect(placeOf(first.path, request));
  await bringLostSheets();
  const screen = await adminScreens.find((one) => one.path === path)?.load();
  if (!screen) throw data(null, { status: 404 });
  if (!isOwn) throw data(null, { status: 403 });
  const shown = await screen.load(request);
  return { Screen: screen.Screen, data: shown, below: screen.belowOf?.(shown) };
}

const placeOf = (path: string, { url }: Request) =>
  localizedPath(path, languageOfPath(new URL(url).pathname).code);

export default function AdminScreen({ loaderData }: { loaderData: Shown | null }) {
  return loaderData && <loaderData.Screen data={loaderData.data} />;
}
