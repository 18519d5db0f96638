import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Store } from "#platform/store/store.server.ts";
import { engines, startApi } from "../support/api-server.ts";
import { fixture } from "../support/fixtures.ts";
import { formAddresses } from "../support/form-addresses.ts";
import { addPerson, call, signedIn } from "../support/people.ts";
import { goodMessage, Visitor } from "../support/visitor.ts";

const stored = (store: Store) =>
  store.read.selectFrom("contact_message").selectAll().orderBy("id").execute();
const refusedWith = async (answer: Response) => {
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  const text = await answer.text();
  expect(text).not.toMatch(/\bat .*\.ts|node_modules|\/server\//);
  const problem = JSON.parse(text);
  expect(problem).toMatchObject({ status: answer.status, title: expect.any(String) });
  return problem;
};

test.each([
  ["an empty body", "", 400],
  ["no JSON", "{", 400],
  ["a comment", "{} // x", 400],
  ["invalid UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400],
  ["UTF-16", Buffer.from("{}", "utf16le"), 400],
  ["a byte order mark", "\uFEFF{}", 400],
  ["a list", "[]", 422],
  ["null", "null", 422],
  ["a text", '"x"', 422],
  ["nothing filled in", "{}", 422],
  ["more than 160 KB", JSON.stringify({ ...goodMessage, Extra: "x".repeat(163_840) }), 413],
  ["deep nesting", `{"NameSurname":${"[".repeat(30_000)}${"]".repeat(30_000)}}`, 422],
])("%s is refused", async (_, body, status) => {
  const { url, store } = await startApi();
  const answer = await new Visitor(url).postJson(formAddresses.contactForm, body);
  expect(answer.status).toBe(status);
  await refusedWith(answer);
  expect(await stored(store)).toEqual([]);
});

const with_ = (changes: object) => ({ ...goodMessage, ...changes });
const withText = (text: string) => JSON.stringify(goodMessage).replace("{", `{${text},`);

test.each([
  ["a missing field", with_({ Phone: undefined }), { Phone: ["required"] }],
  ["an empty field", with_({ Company: "" }), { Company: ["required"] }],
  ["only blanks", with_({ Message: " \n\t" }), { Message: ["required"] }],
  ["a wrong address", with_({ Email: "a@" }), { Email: ["invalid_email"] }],
  [
    "a line break in a name",
    with_({ NameSurname: "a\r\nBcc: x@y.z" }),
    { NameSurname: ["single_line"] },
  ],
  ["a line break in a company", with_({ Company: "a\nb" }), { Company: ["single_line"] }],
  ["a line break in a phone", with_({ Phone: "1\u20282" }), { Phone: ["single_line"] }],
  [
    "a line break in an address",
    with_({ Email: "a@b.co\nBcc: x@y.z" }),
    { Email: ["invalid_email"] },
  ],
  [
    "a name that is too long",
    with_({ NameSurname: "x".repeat(201) }),
    { NameSurname: ["too_long"] },
  ],
  ["a phone that is too long", with_({ Phone: "1".repeat(41) }), { Phone: ["too_long"] }],
  ["a message that is too long", with_({ Message: "x".repeat(10_001) }), { Message: ["too_long"] }],
  ["a NUL", with_({ Message: "a\0b" }), { Message: ["invalid_text"] }],
  ["half a character", with_({ Message: "a\ud800b" }), { Message: ["invalid_text"] }],
  ["a number", with_({ Phone: 123 }), { Phone: ["not_text"] }],
  ["a nested field", with_({ Message: { $ne: "" } }), { Message: ["not_text"] }],
  ["a list of one", with_({ Email: ["a@b.co"] }), { Email: ["not_text"] }],
  ["an unknown nested field", with_({ Other: {} }), { Other: ["not_text"] }],
  ["an unknown language", with_({ Language: "fr" }), { Language: ["unknown_language"] }],
  ["a field twice", withText('"Email":"x@y.co"'), { Email: ["duplicate"] }],
  ["constructor", withText('"constructor":"x"'), { constructor: ["not_allowed"] }],
])("%s is refused with a code for its field", async (_, body, errors) => {
  const { url, store } = await startApi();
  const answer = await new Visitor(url).sendMessage(body as object);
  expect(answer.status).toBe(422);
  expect((await refusedWith(answer)).errors).toEqual(errors);
  expect(await stored(store)).toEqual([]);
});

const unseen = "\u200b \u3164\u2800";
test.each([
  ["POST", formAddresses.contactForm, { ...goodMessage, Company: unseen }, "Company"],
  ["POST", formAddresses.contactForm, { ...goodMessage, Message: unseen }, "Message"],
  ["POST", "/api/signup", { name: unseen, email: "a@b.co", password: "a quiet Friday" }, "name"],
  ["PATCH", "/api/account/profile", { firstName: unseen, language: "en" }, "firstName"],
  ["POST", "/api/admin/message/note", { id: "a", text: unseen }, "text"],
  ["POST", "/api/admin/message/reply", { id: "a", subject: unseen, text: "A" }, "subject"],
  ["POST", "/api/admin/message/reply", { id: "a", subject: "A", text: unseen }, "text"],
] as const)("%s %s: a text that nobody can see is as empty as none", async (...row) => {
  const [method, path, body, field] = row;
  const server = await startApi();
  const admin = await signedIn(server, await addPerson(server.store, { role: "Admin" }));
  const answer = await call(admin, method, path, body);
  expect(answer.status).toBe(422);
  expect((await refusedWith(answer)).errors).toEqual({ [field]: ["required"] });
});

test("__proto__ is refused and pollutes nothing", async () => {
  const { url, store } = await startApi();
  const body = withText('"__proto__":{"spam":true}');
  const answer = await new Visitor(url).postJson(formAddresses.contactForm, body);
  expect(answer.status).toBe(422);
  expect(Object.keys((await refusedWith(answer)).errors)).toEqual(["__proto__"]);
  expect(await stored(store)).toEqual([]);
  expect("spam" in {}).toBe(false);
});

test.each([
  ["text", "text/plain"],
  ["a form with files", "multipart/form-data; boundary=x"],
  ["another charset", "application/json; charset=utf-16"],
  ["nothing", ""],
])("the type %s is not supported", async (_, type) => {
  const { url } = await startApi();
  const answer = await new Visitor(url).sendMessage(goodMessage, {
    headers: { "content-type": type },
  });
  expect(answer.status).toBe(415);
  await refusedWith(answer);
});

test("a compressed body is not supported, UTF-8 said aloud is", async () => {
  const { url } = await startApi();
  const headers = { "content-encoding": "gzip" };
  expect((await new Visitor(url).sendMessage(goodMessage, { headers })).status).toBe(415);
  const charset = { "content-type": "application/json; charset=UTF-8" };
  expect((await new Visitor(url).sendMessage(goodMessage, { headers: charset })).status).toBe(200);
});

test("the longest fields of four-byte characters are accepted whole", async () => {
  const { url, store } = await startApi();
  const fields = with_({
    NameSurname: "😀".repeat(200),
    Company: "ş".repeat(200),
    Phone: "١".repeat(40),
    Message: "𝔘".repeat(10_000),
  });
  expect((await new Visitor(url).sendMessage(fields)).status).toBe(200);
  expect(await stored(store)).toMatchObject([
    { name: fields.NameSurname, message: fields.Message },
  ]);
});

test.each([
  ["without a token", { "x-xsrf-token": "" }],
  ["with an invented token", { "x-xsrf-token": "a.b.c" }],
  ["from a stranger's page", { "sec-fetch-site": "cross-site" }],
  ["from a neighbour's page", { "sec-fetch-site": "same-site" }],
  ["from a foreign origin", { origin: "https://evil.example" }],
  ["from nowhere", { origin: "null" }],
])("%s nothing is accepted", async (_, headers) => {
  const { url, store } = await startApi();
  const answer = await new Visitor(url).sendMessage(goodMessage, {
    headers: headers as Record<string, string>,
  });
  expect(answer.status).toBe(403);
  await refusedWith(answer);
  expect(await stored(store)).toEqual([]);
});

test("a token is good for its own visitor alone", async () => {
  const { url } = await startApi();
  const [one, other] = [new Visitor(url), new Visitor(url)];
  await one.openSession();
  await other.openSession();
  const headers = { "x-xsrf-token": one.cookies.get("XSRF-TOKEN") ?? "" };
  expect((await other.sendMessage(goodMessage, { headers })).status).toBe(403);
  expect((await one.sendMessage()).status).toBe(200);
});

test("a token that is a day old is renewed, and keeps its age", async () => {
  let now = Date.now();
  const { url } = await startApi("SQLite", { MIN_FILL_SECONDS: "2" }, { now: () => now });
  const visitor = new Visitor(url);
  await visitor.openSession();
  now += 20 * 3_600_000;
  expect((await visitor.openSession()).headers.get("x-token-ready-in")).toBe("0.000");
  now += 20 * 3_600_000;
  expect((await visitor.sendMessage()).status).toBe(200);
  now += 25 * 3_600_000;
  expect((await visitor.sendMessage()).status).toBe(403);
  expect((await visitor.openSession()).headers.get("x-token-ready-in")).toBe("2.000");
});

test.each([
  ["GET", formAddresses.contactForm, "POST"],
  ["PUT", formAddresses.contactEmail, "POST"],
  ["DELETE", "/api/session", "GET, HEAD"],
  ["POST", "/healthz", "GET, HEAD"],
  ["OPTIONS", formAddresses.contactForm, "POST"],
  ["PATCH", "/en/newsletter/confirm", "GET, HEAD, POST"],
])("%s %s → 405 with Allow: %s", async (method, address, allow) => {
  const { url } = await startApi();
  const answer = await new Visitor(url).fetch(address, { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe(allow);
  await refusedWith(answer);
});

test.each([
  "/api",
  "/api/",
  "/api/nothing",
  "/api/session/",
  "/api/v1/Site/Nothing",
  "/api/v1/site/ContactForm/Create",
])("%s is unknown", async (address) => {
  const { url } = await startApi();
  for (const method of ["GET", "POST"]) {
    const answer = await new Visitor(url).fetch(address, { method });
    expect(answer.status).toBe(404);
    await refusedWith(answer);
  }
});

test("120 posts a minute, whatever becomes of them", async () => {
  const { url } = await startApi();
  const visitor = new Visitor(url);
  const statuses = [];
  for (let i = 0; i < 121; i++) statuses.push((await visitor.sendMessage({})).status);
  expect(statuses.slice(0, 120)).toEqual(Array(120).fill(422));
  expect(statuses[120]).toBe(429);
});

test("an idempotency key is a UUID", async () => {
  const { url } = await startApi();
  const answer = await new Visitor(url).sendMessage(goodMessage, { key: "1" });
  expect(answer.status).toBe(400);
  await refusedWith(answer);
});

test.each(engines)("what no database can hold is not there, on $engine", async ({ engine }) => {
  const server = await startApi(engine);
  const admin = await signedIn(server, await addPerson(server.store, { role: "Admin" }));
  for (const text of ["\0", "a\0b"]) {
    const encoded = encodeURIComponent(text);
    for (const address of ["inbox", "inbox/export", "emails", "emails/export"])
      expect((await admin.fetch(`/api/admin/${address}?q=${encoded}`)).status).toBe(422);
    expect((await call(admin, "DELETE", `/api/account/sessions/${encoded}`)).status).toBe(404);
    const login = await new Visitor(server.url).postJson("/api/login", {
      email: text,
      password: "x",
    });
    expect(login.status).toBe(400);
  }
});

const json = fixture("json/test_parsing");
if (json) {
  test("every body of the JSON test suite is refused and none is stored", async () => {
    const { url, store } = await startApi();
    const wrong: string[] = [];
    for (const name of readdirSync(json)) {
      for (const address of Object.values(formAddresses)) {
        const body = readFileSync(path.join(json, name));
        const { status } = await new Visitor(url).postJson(address, body);
        if (status < 400 || status >= 500) wrong.push(`${name}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await stored(store)).toEqual([]);
  });
}

/** Ours, for a clone without the collection: what breaks encodings, databases, markup and mail. */
const ownNaughtyStrings = [
  "undefined",
  "NaN",
  "-1",
  "1'; DROP TABLE contact_message; --",
  "' OR 1=1 --",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "{{7*7}} #{7*7} %s %n $(touch x) `id`",
  "../../../../etc/passwd",
  "İstanbul IŞIK ısı ğüşöç ÄÖÜß",
  "田中さんにあげて下さい 👩‍👩‍👧 🏳️‍🌈",
  "\u202Eright to left\u202C الكل",
  "\u200B\uFEFFinvisible",
  "a\u0001\u0008\u001F\u007F\u0085b",
  "Z͑ͫa̴l͜g̸o",
  "\ufffe\uffff",
  "  blanks around  ",
  "\ttab",
];

const blns = fixture("naughty-strings/blns.json");
const collected: string[] = blns ? JSON.parse(readFileSync(blns, "utf8")) : [];

describe.each(engines)("naughty strings on $engine", ({ engine }) => {
  test.each(["NameSurname", "Phone", "Company", "Message"] as const)(
    "what is stored as %s is what was sent",
    async (field) => {
      const { url, store } = await startApi(engine);
      const column = {
        NameSurname: "name",
        Phone: "phone",
        Company: "company",
        Message: "message",
      } as const;
      const opener = new Visitor(url);
      await opener.openSession();
      const accepted = new Map<string, string>();
      const send = async (text: string) => {
        // One token, many addresses: the limits are not the point here.
        const visitor = new Visitor(url);
        visitor.cookies = opener.cookies;
        const answer = await visitor.sendMessage({ ...goodMessage, [field]: text });
        expect([200, 422], JSON.stringify(text)).toContain(answer.status);
        if (answer.status === 200) accepted.set((await answer.json()).reference, text);
      };
      const texts = [...ownNaughtyStrings, ...collected];
      while (texts.length > 0) await Promise.all(texts.splice(0, 20).map(send));
      const kept = await stored(store);
      const found = kept.map((message) => [message.reference, message[column[field]]] as const);
      expect(new Map(found)).toEqual(accepted);
      expect(accepted.size).toBeGreaterThan(field === "Phone" ? 5 : 15);
    },
  );
});
