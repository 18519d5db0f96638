import { expect, test } from "vitest";
import { planTables } from "./plan-tables.ts";

const table = (name: string, columns: string[], pointsTo: string[] = []) => ({
  name,
  columns,
  pointsTo,
});

test("a table comes after those that its rows point to, and without what SQLite has for itself", () => {
  const mail = table("mail", ["id"]);
  const attempt = table("mail_attempt", ["id", "mail_id"], ["mail"]);
  const message = table("contact_message", ["id"]);
  const source = [attempt, mail, table("contact_message", ["number", "id"])];
  expect(planTables(source, [message, attempt, mail])).toEqual([
    { name: "mail", columns: ["id"] },
    { name: "contact_message", columns: ["id"] },
    { name: "mail_attempt", columns: ["id", "mail_id"] },
  ]);
});

test.each([
  ["a table", [table("a", ["id"]), table("new", ["id"])], /new\.id \(SQLite alone\)/],
  ["a column", [table("a", ["id", "new"])], /a\.new \(SQLite alone\)/],
  ["nothing of a table", [], /a\.id \(PostgreSQL alone\)/],
])("%s that the other engine has no place for stops the move", (_, source, why) => {
  expect(() => planTables(source, [table("a", ["id"])])).toThrow(why);
});
