import { describe, expect, test } from "vitest";
import { engines, freshEnvironment, startApiWith } from "../support/api-server.ts";
import { sendTo } from "../support/back-office.ts";
import { addPerson, signedIn } from "../support/people.ts";
import { runNode } from "../support/start-process.ts";
import { Visitor } from "../support/visitor.ts";

type Answer = { table: string; rows: Record<string, unknown>[] }[];

describe.each(engines)("what is kept of a person, on $engine", ({ engine }) => {
  test("everything that leads from an address is found, and nothing of anybody else", async () => {
    const environment = await freshEnvironment(engine);
    const server = await startApiWith(environment);
    const { store, url } = server;
    const ask = async (...words: string[]) => {
      const { code, output } = await runNode(["scripts/person.ts", ...words], environment);
      return { code, output };
    };
    const reference = await sendTo(server, { Email: "IRIS@Example.com", Message: "About looms" });
    await sendTo(server, { Email: "somebody@else.example", Message: "About else" });
    await new Visitor(url).postJson("/api/v1/Site/ContactEmail/Create", {
      Email: "iris@example.com",
    });
    const iris = await addPerson(store, { email: "Iris@Example.com" });
    await signedIn(server, iris);
    const chief = await addPerson(store, { role: "Admin", email: "chief@example.com" });
    const office = await signedIn(server, chief);
    const { id } = await store.read
      .selectFrom("contact_message")
      .select("id")
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow();
    const note = { id, text: "Call her on Monday" };
    expect((await office.postJson("/api/admin/message/note", note)).status).toBe(200);

    const { code, output } = await ask("IRIS@example.com", "--language", "de");
    expect(code).toBe(0);
    const { about, doneAsColleague } = JSON.parse(output) as Record<
      "about" | "doneAsColleague",
      Answer
    >;
    expect(doneAsColleague).toBeUndefined();
    const rowsOf = (found: Answer, table: string) => found.find((one) => one.table === table)?.rows;
    expect(about.map(({ table }) => table).sort()).toEqual(
      [
        "audit_log",
        "contact_message",
        "email_capture",
        "mail",
        "message_note",
        "user",
        "user_session",
      ].sort(),
    );
    expect(rowsOf(about, "contact_message")).toEqual([
      expect.objectContaining({
        ...{ reference, email: "IRIS@Example.com", message: "About looms" },
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      }),
    ]);
    expect(rowsOf(about, "message_note")).toEqual([{ text: "Call her on Monday" }]);
    expect(rowsOf(about, "email_capture")).toEqual([expect.objectContaining({ state: "waiting" })]);
    expect(output).toContain("Ihre Nachricht beantworten");
    // Neither what opens an account or a link, nor who of the team did what, nor anybody else.
    for (const secret of ["scrypt$", "token=", "chief@example.com", "About else"])
      expect(output.replaceAll("token=…", "")).not.toContain(secret);

    const ofChief = JSON.parse((await ask("chief@example.com")).output);
    expect(ofChief).toMatchObject({ doneAsColleague: expect.anything() });
    expect(JSON.stringify(ofChief)).not.toContain("Call her on Monday");
    expect(JSON.stringify(ofChief)).not.toContain("About looms");
  });

  test("an address that nobody left is answered so, and what is none is told", async () => {
    const environment = await freshEnvironment(engine);
    await (await startApiWith(environment)).stop();
    const none = await runNode(["scripts/person.ts", "nobody@example.com"], environment);
    expect([none.code, none.output]).toEqual([
      1,
      expect.stringContaining("Nothing is kept under nobody@example.com."),
    ]);
    for (const [words, told] of [
      [["nobody"], "nobody is no e-mail address."],
      [["nobody@example.com", "--language", "fr"], "fr is none of tr, en, de."],
    ] as const) {
      const { code, output } = await runNode(["scripts/person.ts", ...words], environment);
      expect([code, output]).toEqual([1, expect.stringContaining(told)]);
    }
  });
});
