import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { User } from "#platform/session/user.ts";

/** Who asks, as far as we may believe the proxies in front of us. */
export interface Visitor {
  /** IP address. An IPv4 address that came as IPv6 (`::ffff:192.0.2.1`) is written as IPv4. */
  address: string;
  /** The visitor's own connection is HTTPS. */
  secure: boolean;
  /** What the visitor's browser calls us. */
  host: string;
}

/** Somebody whose token was checked against the store just now. */
export interface SignedIn {
  user: User;
  sessionId: string;
}

/** What the handlers find in Hono's context. */
export interface Env {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    visitor: Visitor;
  };
}

/** A request as handlers have it, for those who may not import Hono. */
export type RequestContext = Context<Env>;
