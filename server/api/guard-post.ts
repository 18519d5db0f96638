import type { Context } from "hono";
import type { Env } from "#platform/http/context.server.ts";
import type { BodyKind } from "#platform/http/request-body.server.ts";
import type { AppParts } from "./parts.ts";

export const sender = (c: Context<Env>, { services }: AppParts) => services.guard.sender(c);

export const guardPost = (c: Context<Env>, kind: BodyKind, { services }: AppParts) =>
  services.guard.admitPost(c, kind);
