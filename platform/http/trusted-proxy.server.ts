import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import type { Env, Visitor } from "./context.server.ts";

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** `::ffff:192.0.2.1` → `192.0.2.1`: what a socket that listens on both families calls an IPv4 visitor. */
const undress = (address: string) =>
  address.startsWith("::") ? address.replace(/^::ffff:(?=\d+\.)/i, "") : address;

/** An entry of X-Forwarded-For without its port: `192.0.2.1:80`, `[2001:db8::1]:80`. Undefined when it is no address. */
function addressOf(entry: string): string | undefined {
  if (isIP(entry) === 4) return entry;
  const bare = entry.trim().replace(/^\[(.+)\](:\d+)?$|^([\d.]+):\d+$/, "$1$3");
  return isIP(bare) ? undress(bare) : undefined;
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return list;
}

type Asked = Pick<IncomingMessage, "headers" | "socket"> | undefined;

/**
 * Tells who asks. `X-Forwarded-For` and `-Proto` are believed only from the given proxies (addresses or CIDR
 * ranges): the list is walked from the right, past every proxy we know, to the first stranger.
 */
export function createVisitorReader(options: { trustProxy: readonly string[]; https: boolean }) {
  const proxies = listOf(options.trustProxy);
  // Every request comes through one of the few; a range of private addresses is the most that can gather here.
  const known = new Set<string>();
  const isProxy = (address: string) => {
    if (known.has(address)) return true;
    const listed = proxies.check(address, family(address));
    if (listed && known.size < 1_000) known.add(address);
    return listed;
  };

  const peerOf = (incoming: Asked) => undress(incoming?.socket?.remoteAddress ?? "127.0.0.1");
  const isThroughProxy = (peer: string) => options.trustProxy.length > 0 && isProxy(peer);

  /** What our own connection to the visitor is, or what the proxy says of its. */
  function secureBehind(proxied: boolean, headers: IncomingHttpHeaders): boolean {
    const said = headers["x-forwarded-proto"];
    const protocol = proxied && said ? String(said).split(",").at(-1)?.trim() : "";
    return protocol ? protocol === "https" : options.https;
  }

  return {
    read(incoming: Asked): Visitor {
      const headers = incoming?.headers ?? {};
      let address = peerOf(incoming);
      const proxied = isThroughProxy(address);
      let chain = proxied ? String(headers["x-forwarded-for"] ?? "") : "";
      // Nobody stands behind the last one: whether it is a proxy, which is dear to find out, changes nothing.
      while (chain && isProxy(address)) {
        const comma = chain.lastIndexOf(",");
        const next = addressOf(chain.slice(comma + 1));
        if (next === undefined) break;
        address = next;
        chain = chain.slice(0, Math.max(0, comma));
      }
      return { address, secure: secureBehind(proxied, headers), host: headers.host ?? "" };
    },

    /** All that a file needs to know: the walk to a visitor's address costs as much as sending one. */
    isSecure(incoming: Asked): boolean {
      // Where there is no proxy to believe, even the peer's address need not be found out.
      if (options.trustProxy.length === 0) return options.https;
      return secureBehind(isProxy(peerOf(incoming)), incoming?.headers ?? {});
    },
  };
}

/** Tells every handler who asks. */
export function recognizeVisitor(
  options: Parameters<typeof createVisitorReader>[0],
): MiddlewareHandler<Env> {
  const { read } = createVisitorReader(options);
  return async (c, next) => {
    c.set("visitor", read(c.env?.incoming));
    await next();
  };
}

/** What counts as one visitor for a limit: an IPv4 address, or the /64 that an IPv6 household is given. */
export function visitorGroup(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
