import { describe, expect, test } from "vitest";
import { findWord } from "#platform/language/find-word.server.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { escapeHtml } from "#platform/rules/escape-html.ts";
import { campaignFields } from "#platform/submissions/campaign.server.ts";
import { engines, freshEnvironment, startApi, startApiWith } from "../support/api-server.ts";
import { fakeBuild, inlineScriptHash, inlineStyleHash } from "../support/fake-build.ts";
import { formAddresses } from "../support/form-addresses.ts";
import { sellSeeds } from "../support/seeded-shop.ts";
import { goodMessage, nextAddress, Visitor } from "../support/visitor.ts";

const good = {
  language: "en",
  subject: "",
  name: "Ada Lovelace",
  email: "ada@example.com",
  number: "1",
  company: "Engines & Co.",
  message: "First line\r\nsecond line",
};
const { contactForm, contactEmail } = formAddresses;

describe.each(engines)("forms posted without JavaScript on $engine", ({ engine }) => {
  const start = (changes = {}, options = {}) =>
    startApi(engine, changes, { buildDir: fakeBuild(), ...options });

  test.each(languageCodes)("success leads to the thank-you page in %s", async (language) => {
    const { url, store } = await start({ MIN_FILL_SECONDS: "2" });
    const answer = await new Visitor(url).postForm(contactForm, { ...good, language });
    const message = await store.read
      .selectFrom("contact_message")
      .selectAll()
      .executeTakeFirstOrThrow();

    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(
      `${localizedPath("/contact/thanks", language)}?reference=${message.reference}`,
    );
    expect(message).toMatchObject({
      name: good.name,
      message: "First line\nsecond line",
      language,
      spam: 0,
    });

    const captured = await new Visitor(url).postForm(contactEmail, { email: good.email, language });
    expect(captured.status).toBe(303);
    expect(captured.headers.get("location")).toContain(
      localizedPath("/newsletter/thanks", language),
    );
    expect(await store.read.selectFrom("mail").select("id").execute()).toHaveLength(3);
  });

  test.each(languageCodes)(
    "a refusal is the page again with everything typed, in %s",
    async (language) => {
      const { url, store } = await start();
      const typed = {
        ...good,
        language,
        name: `"><script>alert(1)</script>`,
        email: "no",
        company: "",
        message: "\n</textarea>",
      };
      const answer = await new Visitor(url).postForm(contactForm, typed);
      const html = await answer.text();

      expect(answer.status).toBe(422);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("content-type")).toContain("text/html");
      const policy = answer.headers.get("content-security-policy");
      expect(policy).toContain(`script-src 'self' '${inlineScriptHash}'`);
      expect(policy).toContain(`style-src 'self' '${inlineStyleHash}'`);
      expect(html).toContain(`/contact ${language}</title>`);
      expect(html).toContain(`name="name" value="${escapeHtml(typed.name)}"`);
      expect(html).toContain(`name="email" value="no" aria-invalid="true"`);
      expect(html).not.toContain("<script>alert");
      for (const [control, code] of [
        ["email", "invalid_email"],
        ["company", "required"],
      ]) {
        const words = findWord(language, `forms.errors.${control}.${code}`) ?? "";
        expect(html).toContain(`<p data-error-for="${control}">${escapeHtml(words)}</p>`);
      }
      const [, data = ""] = /id="refused-form">(.*?)<\/script><\/head>/s.exec(html) ?? [];
      expect(JSON.parse(data)).toMatchObject({
        page: localizedPath("/contact", language),
        form: "contact",
        values: { name: typed.name, message: "\n</textarea>" },
        errors: { email: findWord(language, "forms.errors.email.invalid_email") },
      });
      expect(await store.read.selectFrom("contact_message").select("id").execute()).toEqual([]);
    },
  );

  test("the e-mail form comes back on the home page", async () => {
    const { url } = await start();
    const answer = await new Visitor(url).postForm(contactEmail, {
      email: "a@b@c",
      language: "de",
    });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain("/ de</title>");
    expect(html).toContain(`name="email" type="email" value="a@b@c" aria-invalid="true"`);
  });

  test("identical posts within ten minutes are one message", async () => {
    let now = Date.now();
    const { url, store } = await start({}, { now: () => now });
    const visitor = new Visitor(url);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor.postForm(contactForm, good)),
    );
    const locations = answers.map((answer) => answer.headers.get("location"));
    expect(new Set(locations).size).toBe(1);
    const count = async () =>
      (await store.read.selectFrom("contact_message").select("id").execute()).length;
    expect(await count()).toBe(1);

    await visitor.postForm(contactForm, { ...good, message: "Another" });
    await new Visitor(url).postForm(contactForm, good);
    expect(await count()).toBe(3);
    now += 10 * 60_000 + 1;
    await visitor.postForm(contactForm, good);
    expect(await count()).toBe(4);
  });
});

const start = (changes = {}) => startApi("SQLite", changes, { buildDir: fakeBuild() });

test("the honeypot is not told, and not filled in again", async () => {
  const { url, store } = await start();
  const answer = await new Visitor(url).postForm(contactForm, { ...good, subject: "x" });
  expect(answer.status).toBe(303);
  expect(await store.read.selectFrom("contact_message").select("spam").execute()).toEqual([
    { spam: 1 },
  ]);
  const refused = await new Visitor(url).postForm(contactForm, {
    ...good,
    subject: "x",
    email: "",
  });
  expect(await refused.text()).not.toContain('name="subject" type="text" value');
});

test("an address that names products begins the message, for this visitor alone", async () => {
  const environment = await freshEnvironment("SQLite");
  const before = await startApiWith(environment);
  await sellSeeds(before.store);
  await before.stop();
  const { url } = await startApiWith(environment, { buildDir: fakeBuild() });
  const built = await fetch(`${url}/de/contact`);
  const asked = await fetch(`${url}/de/contact?product=1030x2,7,"><script>`);
  const html = await asked.text();
  expect(asked.status).toBe(200);
  expect(asked.headers.get("cache-control")).toBe("no-store");
  expect(asked.headers.get("content-security-policy")).toBe(
    built.headers.get("content-security-policy"),
  );
  const [, message = ""] = /<textarea name="message">\n([^<]*)<\/textarea>/.exec(html) ?? [];
  expect(message).toContain(findWord("de", "enquiry.order"));
  expect(message).toMatch(/^2 × Mobile App: [\d.]+\s\$$/m);
  const rest = html.replace(`\n${message}`, "");
  expect(rest).toBe(await built.text());
  for (const nothing of ["", "?product=", "?product=7", "?product=1030x0", "?other=1030"]) {
    const page = await fetch(`${url}/de/contact${nothing}`);
    expect(page.headers.get("cache-control"), nothing).toBe("no-cache");
  }
  expect(await (await fetch(`${url}/de?product=1030`)).text()).not.toContain("Mobile App");
});

test("the sixth message in a minute is kept in the page, which says how long to wait", async () => {
  const { url } = await start();
  const address = nextAddress();
  const send = (message: string) =>
    new Visitor(url, address).postForm(contactForm, { ...good, message });
  for (let i = 0; i < 5; i++) expect((await send(`${i}`)).status).toBe(303);
  const limited = await send("the sixth");
  const html = await limited.text();
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(html).toContain("the sixth</textarea>");
  expect(html).toMatch(/data-form-status="">[^<]*\d+ (seconds|minute)/);
});

test.each([
  ["a stranger's page", { "sec-fetch-site": "cross-site" }],
  ["a foreign origin", { "sec-fetch-site": "none", origin: "https://evil.example" }],
  ["no origin at all", { "sec-fetch-site": "none" }],
])("%s is forbidden, and the text is not lost", async (_, headers) => {
  const { url, store } = await start();
  const answer = await new Visitor(url).postForm(
    contactForm,
    good,
    headers as Record<string, string>,
  );
  const html = await answer.text();
  expect(answer.status).toBe(403);
  expect(html).toContain(escapeHtml(findWord("en", "forms.status.forbidden") ?? ""));
  expect(html).toContain(escapeHtml(good.company));
  expect(await store.read.selectFrom("contact_message").select("id").execute()).toEqual([]);
});

test("an old browser is known by its origin", async () => {
  const { url } = await start({ SITE_ORIGIN: "https://www.example.com" });
  const post = (origin: string) =>
    new Visitor(url).fetch(contactForm, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin },
      body: new URLSearchParams(good).toString(),
    });
  expect((await post("https://www.example.com")).status).toBe(303);
  expect((await post(url)).status).toBe(303);
  expect((await post("http://127.0.0.1:1")).status).toBe(403);
});

test("a field that comes twice is refused", async () => {
  const { url } = await start();
  const body = `${new URLSearchParams(good)}&email=other%40example.com`;
  const answer = await new Visitor(url).postForm(contactForm, body);
  expect(answer.status).toBe(422);
});

test.each(["字", "😀", "ş"])(
  "the longest message is taken, in a form and as JSON, when it is all %s",
  async (letter) => {
    const { url, store } = await start();
    const message = letter.repeat(10_000);
    const longest = { name: "😀".repeat(200), company: "😀".repeat(200), message };
    const campaign = Object.fromEntries(campaignFields.map((name) => [name, "😀".repeat(300)]));
    const fields = { ...good, ...longest, ...campaign };
    expect((await new Visitor(url).postForm(contactForm, fields)).status).toBe(303);

    // As a careful program writes it: every unit of UTF-16 as an escape of six bytes.
    const json = JSON.stringify({ ...goodMessage, ...campaign, Message: message });
    const escaped = json.replace(
      /[^ -~]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    expect((await new Visitor(url).postJson(contactForm, escaped)).status).toBe(200);
    const rows = await store.read.selectFrom("contact_message").select("message").execute();
    expect(rows).toEqual([{ message }, { message }]);
  },
);

test("a text that is too long as a whole is said to be, on the page", async () => {
  const { url } = await start();
  const answer = await new Visitor(url).postForm(
    contactForm,
    { ...good, message: "字".repeat(20_000) },
    { "accept-language": "en" },
  );
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain(
    escapeHtml(findWord("en", "forms.errors.message.too_long") ?? ""),
  );
});

test("a broken encoding is malformed", async () => {
  const { url } = await start();
  expect((await new Visitor(url).postForm(contactForm, "name=%ff")).status).toBe(400);
});

test("an expired link has a page of its own", async () => {
  const { url } = await start();
  const answer = await new Visitor(url).postForm("/de/newsletter/confirm?token=x", "");
  expect(answer.status).toBe(410);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toContain("/newsletter/link-expired de</title>");
});
