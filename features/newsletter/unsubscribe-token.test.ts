import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { makeUnsubscribeToken, readUnsubscribeToken } from "./unsubscribe-token.server.ts";

const sign = (text: string) => createHmac("sha256", "one secret").update(text).digest("base64url");
const other = (text: string) => createHmac("sha256", "another").update(text).digest("base64url");

test("a token of ours gives back its id", () => {
  expect(readUnsubscribeToken(makeUnsubscribeToken("id-1", sign), sign)).toBe("id-1");
});

test.each([
  ["nothing", ""],
  ["only an id", "id-1"],
  ["an empty signature", "id-1."],
  ["another id's signature", `id-2.${makeUnsubscribeToken("id-1", sign).split(".")[1]}`],
  ["something behind the signature", `${makeUnsubscribeToken("id-1", sign)}.x`],
  ["a dot behind the signature", `${makeUnsubscribeToken("id-1", sign)}.`],
  ["padding", `${makeUnsubscribeToken("id-1", sign)}=`],
  ["a blank", `${makeUnsubscribeToken("id-1", sign)} `],
  ["our signature over no id", makeUnsubscribeToken("", sign)],
  ["a stranger's signature", makeUnsubscribeToken("id-1", other)],
])("%s is refused", (_, token) => {
  expect(readUnsubscribeToken(token, sign)).toBeUndefined();
});
