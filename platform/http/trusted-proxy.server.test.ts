import { expect, test } from "vitest";
import { createVisitorReader, visitorGroup } from "./trusted-proxy.server.ts";

const asked = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as never;

test.each([
  ["an IPv4 stranger written as IPv6", [], "::ffff:203.0.113.9", "", "203.0.113.9"],
  ["an IPv4 visitor written as IPv6", ["::1"], "::1", "::ffff:198.51.100.1", "198.51.100.1"],
  [
    "an IPv6 address that only ends like one",
    ["::1"],
    "::1",
    "2001:db8::ffff:192.0.2.1",
    "2001:db8::ffff:192.0.2.1",
  ],
  ["IPv6 in brackets, without a port", ["::1"], "::1", "[2001:db8::7]", "2001:db8::7"],
  ["what only ends like an address", ["::1"], "::1", "x[2001:db8::7]", "::1"],
  ["what only begins like one", ["::1"], "::1", "[2001:db8::7]:80 and more", "::1"],
  ["nobody is trusted: the peer", [], "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  [
    "a stranger's header counts for nothing",
    ["10.0.0.0/8"],
    "203.0.113.9",
    "198.51.100.1",
    "203.0.113.9",
  ],
  ["a proxy's word is taken", ["127.0.0.1"], "127.0.0.1", "198.51.100.1", "198.51.100.1"],
  [
    "an IPv4 peer written as IPv6",
    ["127.0.0.1"],
    "::ffff:127.0.0.1",
    "198.51.100.1",
    "198.51.100.1",
  ],
  [
    "what the visitor put in front is not believed",
    ["127.0.0.1"],
    "127.0.0.1",
    "1.1.1.1, 198.51.100.1",
    "198.51.100.1",
  ],
  [
    "past two proxies of ours",
    ["127.0.0.1", "10.0.0.0/8"],
    "127.0.0.1",
    "198.51.100.1, 10.1.2.3",
    "198.51.100.1",
  ],
  [
    "rubbish ends the walk",
    ["127.0.0.1", "10.0.0.0/8"],
    "127.0.0.1",
    "rubbish, 10.1.2.3",
    "10.1.2.3",
  ],
  ["no header: the proxy itself", ["127.0.0.1"], "127.0.0.1", "", "127.0.0.1"],
  ["ports are cut off", ["127.0.0.1"], "127.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
  ["IPv6 with a port", ["::1"], "::1", "[2001:db8::7]:4711", "2001:db8::7"],
])("%s", (_, trustProxy, peer, forwarded, address) => {
  const { read } = createVisitorReader({ trustProxy, https: false });
  expect(read(asked(peer, { "x-forwarded-for": forwarded })).address).toBe(address);
});

test("the protocol is the proxy's, if we trust it, else that of the settings", () => {
  const header = { "x-forwarded-proto": "https" };
  const trusting = createVisitorReader({ trustProxy: ["127.0.0.1"], https: false });
  const trustingNobody = createVisitorReader({ trustProxy: [], https: true });
  for (const [reader, request, secure] of [
    [trusting, asked("127.0.0.1", header), true],
    [trusting, asked("127.0.0.1", { "x-forwarded-proto": "https, http" }), false],
    [trusting, asked("127.0.0.1", { "x-forwarded-proto": "http, https " }), true],
    [trusting, asked("127.0.0.1"), false],
    [trusting, asked("203.0.113.9", header), false],
    [trustingNobody, asked("203.0.113.9", { "x-forwarded-proto": "http" }), true],
  ] as const) {
    expect(reader.read(request).secure).toBe(secure);
    expect(reader.isSecure(request)).toBe(secure);
  }
});

test("the host is the one that was asked for", () => {
  const { read } = createVisitorReader({ trustProxy: [], https: false });
  expect(read(asked("192.0.2.1", { host: "site.example" })).host).toBe("site.example");
  expect(read(asked("192.0.2.1")).host).toBe("");
  expect(read(undefined)).toEqual({ address: "127.0.0.1", secure: false, host: "" });
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["1:2::3:4:5:6", "1:2:0:0::/64"],
  ["1::2:3:4:5:6", "1:0:0:2::/64"],
  ["1:2:3::", "1:2:3:0::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::6", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("for a limit %s is %s", (address, group) => {
  expect(visitorGroup(address)).toBe(group);
});
