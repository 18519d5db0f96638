import type { HttpBindings } from "@hono/node-server";
import type { SignedIn } from "#features/accounts/create-accounts.server.ts";

/** Who asks, as far as we may believe the proxies in front of us. */
export interface Visitor {
  /** IP address. An IPv4 address that came as IPv6 (`::ffff:192.0.2.1`) is written as IPv4. */
  address: string;
  /** The visitor's own connection is HTTPS. */
  secure: boolean;
  /** What the visitor's browser calls us. */
  host: string;
}

/** What the handlers find in Hono's context. */
export interface Env {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    visitor: Visitor;
    /** On addresses for which one has to sign in (permissions.ts). */
    signedIn?: SignedIn;
  };
}
