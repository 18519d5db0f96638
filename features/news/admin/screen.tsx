import { loaderOf } from "#platform/admin/load-call.ts";
import type { newsCalls } from "../calls.ts";
import { NewsScreen } from "./news-screen.tsx";

const ask = loaderOf<typeof newsCalls>();

export const load = (request: Request) => ask(request, "GET /api/admin/news");
export { NewsScreen as Screen };
