import { BlockList, isIP } from "node:net";

/**
 * Networks that no public feed lives in (IANA special-purpose registries, RFC 6890), and what a machine in
 * a cloud must never be asked to fetch for a stranger: 169.254.169.254 and its like are among them.
 */
const reservedV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
  // Azure's host agent stands at a public address. https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
  "168.63.129.16/32",
];

/** Global unicast is 2000::/3; in it, these are special or carry an IPv4 address inside (Teredo, 6to4). */
const globalV6 = "2000::/3";
const reservedV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const reserved = listOf(reservedV4, reservedV6);
const global = listOf([], [globalV6]);
/** `::ffff:10.0.0.1`: the last 32 bits are the address that is meant. */
const mappedV6 = listOf([], ["::ffff:0:0/96"]);

/** True for an IP address that belongs to the public internet; false for a name and for anything unclear. */
export function isPublicAddress(ip: string): boolean {
  const family = isIP(ip);
  if (family === 4) return !reserved.check(ip, "ipv4");
  if (family !== 6 || ip.includes("%")) return false;
  if (mappedV6.check(ip, "ipv6")) return isPublicAddress(mappedAddress(ip));
  return global.check(ip, "ipv6") && !reserved.check(ip, "ipv6");
}

function mappedAddress(ip: string): string {
  const [high = 0, low = 0] = new URL(`http://[${ip}]`).hostname
    .slice(1, -1)
    .split(":")
    .slice(-2)
    .map((part) => Number.parseInt(part, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

function listOf(v4: string[], v6: string[]): BlockList {
  const list = new BlockList();
  for (const [ranges, family] of [
    [v4, "ipv4"],
    [v6, "ipv6"],
  ] as const) {
    for (const range of ranges) {
      const [network = "", bits] = range.split("/");
      list.addSubnet(network, Number(bits), family);
    }
  }
  return list;
}
