import type { Context } from "hono";
import type { Env } from "#platform/http/context.server.ts";
import { giveForgeryToken } from "./forgery-cookies.ts";
import type { AppParts } from "./parts.ts";
import { forgetSession, keepSession } from "./session-cookies.ts";

type Parts = Pick<AppParts, "services" | "settings">;

/** From now on the browser is signed in by this session's token, and has a forgery token of that session. */
export function beginSession(c: Context<Env>, parts: Parts, token: string): void {
  keepSession(c, token);
  giveForgeryToken(c, parts, token);
}

/** From now on nobody is signed in here, and the forgery token is a stranger's. */
export function leaveSession(c: Context<Env>, parts: Parts): void {
  forgetSession(c);
  giveForgeryToken(c, parts, "");
}
