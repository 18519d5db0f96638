import type { Context } from "hono";
import type { Env } from "#platform/http/context.server.ts";
import type { AppParts } from "./parts.ts";

export const sender = (c: Context<Env>, { services }: AppParts) => services.guard.sender(c);
