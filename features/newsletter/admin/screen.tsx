import { queryOf } from "#platform/admin/ask-admin.ts";
import { loaderOf } from "#platform/admin/load-call.ts";
import type { newsletterCalls } from "../calls.ts";
import { SubscriberList } from "./subscriber-list.tsx";

const ask = loaderOf<typeof newsletterCalls>();

export const load = (request: Request) =>
  ask(request, "GET /api/admin/emails", { query: queryOf(request, "after", "q", "state") });
export { SubscriberList as Screen };
