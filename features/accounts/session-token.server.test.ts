import { createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { makeSessionToken, readSessionToken } from "./session-token.server.ts";

const parts = { key: randomBytes(32), origin: "https://www.factory.example" };
const now = Date.parse("2026-11-20T10:00:00Z");
const day = 24 * 60 * 60 * 1000;
const user = {
  id: "u1",
  email: "ayse@example.com",
  first_name: "Ayşe",
  last_name: "Yılmaz",
  role: "Admin",
} as const;
const make = (changes: Partial<typeof parts> = {}) =>
  makeSessionToken(
    user,
    { id: "s1", created_at: now, expires_at: now + day },
    { ...parts, ...changes },
  );
const read = (token: string, at = now) => readSessionToken(token, at, parts);

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const decode = (part = "") => JSON.parse(Buffer.from(part, "base64url").toString());

const signedText = (head: string, body: string) =>
  `${head}.${body}.${createHmac("sha256", parts.key).update(`${head}.${body}`).digest("base64url")}`;

/** The last letter of 32 bytes stands for four bits and two that count for nothing. */
function otherLastLetter(token: string): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return token.slice(0, -1) + letters[letters.indexOf(token.at(-1) ?? "") + 1];
}

/** The same signature with the signs that base64 has beside letters, of which some token has one. */
const withSigns = (token: string) => {
  const [head, body, signature = ""] = token.split(".");
  return `${head}.${body}.${signature.replaceAll("-", "+").replaceAll("_", "/")}=`;
};

/** A token with another header or other claims; signed with our key only where told. */
async function altered(header: object, claims: object, { signed = false } = {}) {
  const [head = "", body = "", signature = ""] = (await make()).split(".");
  const text = `${encode({ ...decode(head), ...header })}.${encode({ ...decode(body), ...claims })}`;
  const ours = createHmac("sha256", parts.key).update(text).digest("base64url");
  return `${text}.${signed ? ours : signature}`;
}

test("the token carries the claims of the specification and is read again", async () => {
  const [header, claims] = (await make()).split(".").map((part, at) => at < 2 && decode(part));
  expect(header).toEqual({ alg: "HS256", typ: "JWT" });
  expect(claims).toEqual({
    iss: parts.origin,
    aud: parts.origin,
    iat: now / 1000,
    exp: (now + day) / 1000,
    sub: "u1",
    jti: "s1",
    GivenName: "Ayşe",
    Surname: "Yılmaz",
    Email: "ayse@example.com",
    Role: "Admin",
  });
  expect(await read(await make())).toEqual({ userId: "u1", sessionId: "s1" });
});

test.each<[string, () => Promise<string> | string]>([
  ["another key", () => make({ key: randomBytes(32) })],
  ["another site", () => make({ origin: "https://other.example" })],
  ["another user", () => altered({}, { sub: "u2" })],
  ["another role", () => altered({}, { Role: "Owner" })],
  ["alg none", async () => `${(await altered({ alg: "none" }, {})).replace(/[^.]*$/, "")}`],
  ["alg none, signed", () => altered({ alg: "none" }, {}, { signed: true })],
  ["alg None", () => altered({ alg: "None" }, {}, { signed: true })],
  ["alg HS384", () => altered({ alg: "HS384" }, {}, { signed: true })],
  ["alg RS256", () => altered({ alg: "RS256" }, {}, { signed: true })],
  ["another type", () => altered({ typ: "at+jwt" }, {}, { signed: true })],
  ["a critical extension", () => altered({ crit: ["b64"], b64: false }, {}, { signed: true })],
  ["no expiry", () => altered({}, { exp: undefined }, { signed: true })],
  ["no session", () => altered({}, { jti: undefined }, { signed: true })],
  ["no audience", () => altered({}, { aud: undefined }, { signed: true })],
  ["not yet valid", () => altered({}, { nbf: now / 1000 + 60 }, { signed: true })],
  ["a number as user", () => altered({}, { sub: 7 }, { signed: true })],
  ["a list as user", () => altered({}, { sub: ["u1"] }, { signed: true })],
  ["an object as session", () => altered({}, { jti: { $ne: "" } }, { signed: true })],
  ["no user", () => altered({}, { sub: "" }, { signed: true })],
  ["an expiry that is no second", () => altered({}, { exp: now / 1000 + 0.5 }, { signed: true })],
  ["an expiry as text", () => altered({}, { exp: "9999999999" }, { signed: true })],
  ["an expiry beyond all years", () => altered({}, { exp: 1e300 }, { signed: true })],
  ["an expiry after two days", () => altered({}, { exp: now / 1000 + 172_800 }, { signed: true })],
  ["made before it could be", () => altered({}, { iat: -1 }, { signed: true })],
  ["made in no second", () => altered({}, { iat: now / 1000 - 0.5 }, { signed: true })],
  ["made after its end", () => altered({}, { iat: now / 1000 + 90_000 }, { signed: true })],
  [
    "made in a week",
    () => altered({}, { iat: now / 1000 + 604_800, exp: now / 1000 + 604_900 }, { signed: true }),
  ],
  ["valid from no second", () => altered({}, { nbf: 0.5 }, { signed: true })],
  ["valid from a text", () => altered({}, { nbf: "0" }, { signed: true })],
  [
    "claims that are a list",
    async () => signedText(encode({ alg: "HS256", typ: "JWT" }), encode([])),
  ],
  ["a padded signature", async () => `${await make()}=`],
  ["a blank behind it", async () => `${await make()} `],
  ["a line behind it", async () => `${await make()}\n`],
  ["a blank within the signature", async () => (await make()).replace(/(?=.{9}$)/, " ")],
  ["the signature in the letters of plain base64", async () => withSigns(await make())],
  ["another last letter of the same bytes", async () => otherLastLetter(await make())],
  ["a part too many", async () => `${await make()}.x`],
  ["nothing", () => ""],
  ["dots", () => ".."],
  ["rubbish", () => "eyJ.e30.x"],
])("refused: %s", async (_, token) => expect(await read(await token())).toBeUndefined());

test("our own signature over our own claims is what the tests above rely on", async () => {
  expect(await read(await altered({}, {}, { signed: true }))).toBeDefined();
});

test("a day later it has expired", async () => {
  expect(await read(await make(), now + day - 1_000)).toBeDefined();
  expect(await read(await make(), now + day)).toBeUndefined();
});
