import type { ComponentType } from "react";
import { data, type LoaderFunctionArgs } from "react-router";
import { adminSession } from "../../admin/admin-session.ts";
import { adminScreens } from "../../admin/screens.ts";

export { ScreenProblem as ErrorBoundary } from "#platform/admin/screen-problem.tsx";

interface Shown {
  Screen: ComponentType<{ data: unknown }>;
  data: unknown;
}

/** Code and data of the screen that the address names; nothing for somebody whom the frame turns away. */
export async function clientLoader({ request, params }: LoaderFunctionArgs): Promise<Shown | null> {
  const { user } = await adminSession();
  if (user?.role !== "Admin") return null;
  const path = params.screen ? `/admin/${params.screen}` : "/admin";
  const screen = await adminScreens.find((one) => one.path === path)?.load();
  if (!screen) throw data(null, { status: 404 });
  return { Screen: screen.Screen, data: await screen.load(request) };
}

export default function AdminScreen({ loaderData }: { loaderData: Shown | null }) {
  return loaderData && <loaderData.Screen data={loaderData.data} />;
}
