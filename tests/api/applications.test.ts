import { describe, expect, test } from "vitest";
import { findWord } from "#platform/language/find-word.server.ts";
import { escapeHtml } from "#platform/rules/escape-html.ts";
import { engines, startApi } from "../support/api-server.ts";
import { openBackOffice } from "../support/back-office.ts";
import { openDocument, pdf, word } from "../support/documents.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { giveUpMails } from "../support/give-up-mails.ts";
import { addPerson, signedIn } from "../support/people.ts";
import { Visitor } from "../support/visitor.ts";

const address = "/api/applications";
const typed = {
  language: "en",
  position: "Developer",
  page: "/career/developer",
  subject: "",
  name: "Ada Lovelace",
  email: "ada@example.com",
  number: "",
  message: "First line\r\nsecond line",
};

function formOf(fields: Record<string, string>, file: Buffer = pdf(), name = "cv.pdf") {
  const form = new FormData();
  for (const [control, value] of Object.entries(fields)) form.set(control, value);
  form.set("file", new Blob([new Uint8Array(file)]), name);
  return form;
}

/** As the page's script sends it. */
async function sendByScript(visitor: Visitor, form: FormData, key: string = crypto.randomUUID()) {
  if (visitor.cookies.size === 0) await visitor.openSession();
  const token = visitor.cookies.get("XSRF-TOKEN") ?? "";
  return visitor.fetch(address, {
    method: "POST",
    headers: { "x-xsrf-token": token, "idempotency-key": key },
    body: form,
  });
}

/** As a browser without JavaScript does. */
const post = (visitor: Visitor, form: FormData, site = "same-origin") =>
  visitor.fetch(address, { method: "POST", headers: { "sec-fetch-site": site }, body: form });

describe.each(engines)("applications on $engine", ({ engine }) => {
  const start = (changes = {}, options = {}) =>
    startApi(engine, changes, { buildDir: fakeBuild(), ...options });

  test("one is stored with its file before it is answered, mailed, and sent twice stored once", async () => {
    const { url, store } = await start();
    const visitor = new Visitor(url);
    const key = crypto.randomUUID();
    const answers = [];
    for (const _ of [1, 2]) answers.push(await sendByScript(visitor, formOf(typed), key));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(second).toEqual(first);

    const [application, ...others] = await store.read
      .selectFrom("job_application")
      .innerJoin("job_application_file", "application_id", "id")
      .selectAll()
      .execute();
    expect(others).toEqual([]);
    expect(application).toMatchObject({
      reference: first.reference,
      position: "Developer",
      name: "Ada Lovelace",
      phone: "",
      message: "First line\nsecond line",
      spam: 0,
      file_name: "cv.pdf",
      file_type: "application/pdf",
    });
    expect(Buffer.from(application?.bytes ?? [])).toEqual(pdf());
    const mails = await store.read.selectFrom("mail").select(["kind", "body_text"]).execute();
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      "application-applicant",
      "application-company",
    ]);
    // Neither carries what was typed beyond the facts, and none the file.
    for (const { body_text } of mails) expect(body_text).not.toContain("second line");

    const other = await sendByScript(visitor, formOf(typed, word(), "cv.docx"), key);
    expect(other.status).toBe(409);
  });

  test("without JavaScript: success leads to the thanks, a refusal brings back what was typed", async () => {
    const { url } = await start();
    const visitor = new Visitor(url);
    const done = await post(visitor, formOf(typed, openDocument(), "cv.odt"));
    expect(done.status).toBe(303);
    expect(done.headers.get("location")).toContain("/en/application/thanks?reference=");

    const refused = await post(visitor, formOf({ ...typed, name: "", message: "<b>kept</b>" }));
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain("/career/developer en");
    expect(html).toContain(escapeHtml("<b>kept</b>"));
    for (const key of ["name.required", "file.choose_again"])
      expect(html).toContain(escapeHtml(findWord("en", `forms.errors.${key}`) ?? "?"));
  });

  test("another site, a filled honeypot and a form without a file get nothing in", async () => {
    const { url, store } = await start();
    const visitor = new Visitor(url);
    expect((await post(visitor, formOf(typed), "cross-site")).status).toBe(403);
    expect((await sendByScript(visitor, formOf(typed, Buffer.alloc(0)))).status).toBe(422);
    expect(await store.read.selectFrom("job_application").select("id").execute()).toEqual([]);

    const spam = await sendByScript(visitor, formOf({ ...typed, subject: "filled" }));
    expect(spam.status).toBe(200);
    expect(await store.read.selectFrom("job_application").select("spam").execute()).toEqual([
      { spam: 1 },
    ]);
    expect(await store.read.selectFrom("mail").select("id").execute()).toEqual([]);
  });

  test.each([
    ["a program under a harmless name", Buffer.from("MZ\x90\x00"), "wrong_type"],
    ["macros", word([{ name: "word/vbaProject.bin", content: "x" }]), "unsafe"],
    ["a bomb", word([{ name: "word/a.xml", content: Buffer.alloc(70 * 1024 * 1024) }]), "unsafe"],
    ["more than 10 MB", Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)]), "too_large"],
    ["far more", Buffer.concat([pdf(), Buffer.alloc(14 * 1024 * 1024)]), "too_large"],
  ])("%s is refused by its name, with what was typed", async (_, file, code) => {
    const { url, store } = await start();
    const visitor = new Visitor(url);
    const answer = await sendByScript(visitor, formOf(typed, file));
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual({ File: [code] });
    const page = await post(visitor, formOf(typed, file));
    const html = await page.text();
    expect(html).toContain(escapeHtml(findWord("en", `forms.errors.file.${code}`) ?? "?"));
    expect(html).toContain('value="Ada Lovelace"');
    expect(await store.read.selectFrom("job_application").select("id").execute()).toEqual([]);
  });

  test("whoever tries file after file is asked to wait before another one is looked into, and keeps what was typed", async () => {
    const { url } = await start();
    const visitor = new Visitor(url);
    const macros = word([{ name: "word/vbaProject.bin", content: "x" }]);
    const wrong = formOf({ ...typed, name: "" }, macros, "cv.docx");
    for (let turn = 0; turn < 20; turn += 1)
      expect((await (await sendByScript(visitor, wrong)).json()).errors).toEqual({
        NameSurname: ["required"],
        File: ["unsafe"],
      });
    expect((await sendByScript(visitor, wrong)).status).toBe(429);
    const page = await post(visitor, formOf(typed));
    expect(page.status).toBe(429);
    const html = await page.text();
    expect(html).toContain('value="Ada Lovelace"');
    expect(html).toContain(escapeHtml(findWord("en", "forms.errors.file.choose_again") ?? "?"));
  });

  test("bodies that are no form, or a form of thousands of parts, are refused", async () => {
    const { url } = await start();
    const visitor = new Visitor(url);
    const send = (body: string, type: string) =>
      visitor.fetch(address, {
        method: "POST",
        headers: { "sec-fetch-site": "same-origin", "content-type": type },
        body,
      });
    expect((await send("{}", "application/json")).status).toBe(415);
    expect((await send("rubbish", "multipart/form-data; boundary=x")).status).toBe(400);
    expect((await send("rubbish", "multipart/form-data")).status).toBe(415);
    const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n';
    expect(
      (await send(`${part.repeat(5_000)}--x--`, "multipart/form-data; boundary=x")).status,
    ).toBe(400);
    const long = "a".repeat(15_000);
    expect((await send(part, `multipart/form-data; boundary=${long}`)).status).toBe(431);
  });

  test("a long name of its file ends with a whole letter", async () => {
    const { url, store } = await startApi(engine);
    const long = `${"a".repeat(199)}😀.pdf`;
    expect((await post(new Visitor(url), formOf(typed, pdf(), long))).status).toBe(303);
    const stored = await store.read.selectFrom("job_application").select("file_name").execute();
    expect(stored).toEqual([{ file_name: `${"a".repeat(199)}😀` }]);
  });

  test("administrators alone read it; its file is an attachment under a name of ours, and all looks are logged", async () => {
    const { server, read, ask, change } = await openBackOffice(
      engine,
      {},
      { buildDir: fakeBuild() },
    );
    const visitor = new Visitor(server.url);
    await sendByScript(visitor, formOf(typed, pdf(), 'a".html'));
    const { items } = await read("applications");
    const id = String(items[0]?.id);
    expect(items).toMatchObject([{ isUndelivered: false }]);
    await giveUpMails(server.store, id);
    expect((await read("applications")).items).toMatchObject([{ id, isUndelivered: true }]);
    const { application } = await read(`application?id=${id}`);
    expect(application).toMatchObject({ name: "Ada Lovelace", file: { kind: "pdf" } });

    const file = await ask(`application/file?id=${id}`);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-disposition": `attachment; filename="${items[0]?.reference}.pdf"`,
      "content-type": "application/octet-stream",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf());

    const customer = await signedIn(server, await addPerson(server.store, { role: "Customer" }));
    for (const path of ["applications", `application?id=${id}`, `application/file?id=${id}`]) {
      expect((await visitor.fetch(`/api/admin/${path}`)).status).toBe(401);
      expect((await customer.fetch(`/api/admin/${path}`)).status).toBe(403);
    }

    expect((await change("application/delete", { id })).status).toBe(200);
    expect((await ask(`application/file?id=${id}`)).status).toBe(404);
    const { store } = server;
    for (const table of ["job_application", "job_application_file", "mail"] as const)
      expect(await store.read.selectFrom(table).selectAll().execute()).toEqual([]);
    const logged = await store.read.selectFrom("audit_log").select("action").execute();
    for (const action of [
      "applications.list",
      "application.view",
      "application.file",
      "application.delete",
    ])
      expect(logged.map((row) => row.action)).toContain(action);
  });

  test("it is erased by its own clock, with its file and its mails", async () => {
    let now = Date.now();
    const { url, store, site } = await start({}, { now: () => now });
    await sendByScript(new Visitor(url), formOf(typed));
    const day = 24 * 60 * 60 * 1000;
    now += 179 * day;
    await site.features.tidy();
    expect(await store.read.selectFrom("job_application").select("id").execute()).toHaveLength(1);
    now += 2 * day;
    await site.features.tidy();
    for (const table of ["job_application", "job_application_file", "mail"] as const)
      expect(await store.read.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
