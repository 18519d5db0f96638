import type { Context } from "hono";
import { loopbackHosts } from "#server/env.ts";
import type { Env } from "./context.server.ts";

/** Written by proxies, tunnels and port forwarders: whoever asks through one is not sitting at this machine. */
const forwarding =
  /^(x-forwarded(-.+)?|x-(real|client|cluster-client|original|envoy)-.+|forwarded|via|(true|cf|fastly|fly)-.+|x-appengine-.+|x-azure-.+)$/;

/**
 * True for a request that a program on this very machine sent to us directly: from a loopback address, to a name of
 * this machine (a foreign name that leads here is DNS rebinding), and not handed on by anybody.
 */
export function isLocalRequest(c: Context<Env>): boolean {
  const host = c.req.header("host") ?? "";
  const isPlain = /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);
  if (!isPlain || !loopbackHosts.includes(new URL(`http://${host}`).hostname)) return false;
  if ([...c.req.raw.headers.keys()].some((name) => forwarding.test(name))) return false;
  return /^(127\.|::1$)/.test(c.get("visitor").address);
}
