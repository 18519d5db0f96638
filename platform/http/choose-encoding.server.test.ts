import { expect, test } from "vitest";
import { chooseEncoding } from "./choose-encoding.server.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["GZIP", "gzip"],
  ["deflate", "identity"],
  ["*", "br"],
  ["br;q=0", "identity"],
  ["br;q=0, *", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["gzip;q=0.5, br;q=0.5", "br"],
  ["identity, gzip;q=0.5", "identity"],
  ["identity;q=0.5, br", "br"],
  ["br;q=rubbish, gzip", "gzip"],
  ["identity;q=0, *;q=0", "identity"],
])("Accept-Encoding: %s → %s", (header, encoding) => {
  expect(chooseEncoding(header, ["br", "gzip", "identity"])).toBe(encoding);
});

test("only what exists is sent", () => {
  expect(chooseEncoding("br, gzip", ["identity"])).toBe("identity");
});
