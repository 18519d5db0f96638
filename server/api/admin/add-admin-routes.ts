import type { Hono } from "hono";
import { addRoute } from "#platform/http/add-route.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import type { AppParts } from "../parts.ts";
import { deskActions } from "./desk.ts";
import { inboxActions } from "./inbox.ts";

/** The back office; who may call it stands in http/permissions.ts. */
export function addAdminRoutes(app: Hono<Env>, parts: AppParts): void {
  const inbox = inboxActions(parts);
  addRoute(app, "/api/admin/inbox", { GET: inbox.list });
  addRoute(app, "/api/admin/inbox/changes", { GET: inbox.changes });
  addRoute(app, "/api/admin/inbox/export", { GET: inbox.exportCsv });
  addRoute(app, "/api/admin/message", { GET: inbox.open });
  addRoute(app, "/api/admin/message/neighbours", { GET: inbox.neighbours });
  addRoute(app, "/api/admin/message/status", { POST: inbox.setStatus });
  addRoute(app, "/api/admin/message/assign", { POST: inbox.assign });
  addRoute(app, "/api/admin/message/note", { POST: inbox.addNote });
  addRoute(app, "/api/admin/message/spam", { POST: inbox.setSpam });
  addRoute(app, "/api/admin/message/read", { POST: inbox.markRead });
  addRoute(app, "/api/admin/message/unread", { POST: inbox.markUnread });
  addRoute(app, "/api/admin/message/delete", { POST: inbox.remove });
  addRoute(app, "/api/admin/message/reply", { POST: inbox.reply });

  const desk = deskActions(parts);
  addRoute(app, "/api/admin/reply-templates", { GET: desk.replyTemplates });
  addRoute(app, "/api/admin/admins", { GET: desk.administrators });
}
