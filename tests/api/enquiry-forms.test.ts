import { describe, expect, test } from "vitest";
import { findWord } from "#platform/language/find-word.server.ts";
import { escapeHtml } from "#platform/rules/escape-html.ts";
import { engines, startApi } from "../support/api-server.ts";
import { openBackOffice } from "../support/back-office.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { Visitor } from "../support/visitor.ts";

const sender = {
  NameSurname: "Ada Lovelace",
  Email: "ada@example.com",
  Phone: "",
  Company: "Engines & Co.",
  Message: "First line\nsecond line",
  Language: "en",
};
const project = { ...sender, Field: "iot", Size: "department", Start: "quarter", Has: "tables" };
const partner = { ...sender, Homepage: "https://example.com", Field: "data" };

describe.each(engines)("forms that ask more on $engine", ({ engine }) => {
  test("what was chosen stands in lines above the message, in the one inbox, with its source", async () => {
    const { server, read } = await openBackOffice(engine);
    const visitor = new Visitor(server.url);
    const answers = [
      await visitor.postJson("/api/projects", project),
      await visitor.postJson("/api/partners", partner),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({
        reference: expect.any(String),
        answerBy: expect.any(String),
      });
    }
    const { items } = await read("inbox");
    // A list begins with what the person wrote: the answers are the same for many.
    expect(items.map(({ excerpt }) => excerpt)).toEqual([
      "First line second line",
      "First line second line",
    ]);
    const messages: { source: string; message: string }[] = [];
    for (const { id } of items) messages.push((await read(`message?id=${id}`)).message as never);
    expect(messages.find(({ source }) => source === "project")?.message).toBe(
      "Field: IoT\nSize: For one department\nWhen: Within three months\nWhat exists today: Spreadsheets\n\nFirst line\nsecond line",
    );
    expect(messages.find(({ source }) => source === "partner")?.message).toBe(
      "Website: https://example.com\nField: Data\n\nFirst line\nsecond line",
    );
    const mails = await server.store.read
      .selectFrom("mail")
      .select("body_text")
      .where("kind", "=", "contact-company")
      .execute();
    expect(mails.map(({ body_text }) => body_text).join()).toContain("Size: For one department");
  });

  test("what is no choice is refused by its field, and a plain form comes back as it was", async () => {
    const { url, store } = await startApi(engine, {}, { buildDir: fakeBuild() });
    const visitor = new Visitor(url);
    const long = "a".repeat(15_000);
    const answer = await visitor.postJson("/api/projects", {
      ...project,
      Field: "x",
      Size: long,
      Phone: long,
    });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual({
      Field: ["required"],
      Size: ["required"],
      Phone: ["too_long"],
    });

    const typed = {
      language: "en",
      name: "Ada",
      email: "ada@example.com",
      company: "E",
      message: "<b>",
    };
    const page = await visitor.postForm("/api/projects", { ...typed, field: "iot", size: "" });
    expect(page.status).toBe(422);
    const html = await page.text();
    expect(html).toContain('<option value="iot" selected="">');
    expect(html).toContain(escapeHtml("<b>"));
    expect(html).toContain(escapeHtml(findWord("en", "forms.errors.size.required") ?? "?"));
    expect(await store.read.selectFrom("contact_message").select("id").execute()).toEqual([]);

    const done = await visitor.postForm("/api/projects", {
      ...typed,
      ...{ field: "iot", size: "task", start: "soon", has: "paper" },
    });
    expect(done.status).toBe(303);
  });
});
