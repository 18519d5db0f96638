import type { Context } from "hono";
import { loopbackHosts } from "#platform/rules/loopback.ts";
import type { Env } from "./context.server.ts";

/** Written by proxies, tunnels and port forwarders: whoever asks through one is not sitting at this machine. */
const forwarding = {
  names: ["forwarded", "via", "x-forwarded"],
  beginnings: [
    ...["x-forwarded-", "x-real-", "x-client-", "x-cluster-client-", "x-original-", "x-envoy-"],
    ...["true-", "cf-", "fastly-", "fly-", "x-appengine-", "x-azure-"],
  ],
};

const isForwarding = (name: string) =>
  forwarding.names.includes(name) || forwarding.beginnings.some((part) => name.startsWith(part));

/**
 * True for a request that a program on this very machine sent to us directly: from a loopback address, to a name of
 * this machine (a foreign name that leads here is DNS rebinding), and not handed on by anybody.
 */
export function isLocalRequest(c: Context<Env>): boolean {
  const host = c.req.header("host") ?? "";
  const isPlain = /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);
  if (!isPlain || !loopbackHosts.includes(new URL(`http://${host}`).hostname)) return false;
  if ([...c.req.raw.headers.keys()].some(isForwarding)) return false;
  return /^(127\.|::1$)/.test(c.get("visitor").address);
}
