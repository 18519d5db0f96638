import { expect, test } from "vitest";
import de from "#content/messages/admin/de.json" with { type: "json" };
import en from "#content/messages/admin/en.json" with { type: "json" };
import tr from "#content/messages/admin/tr.json" with { type: "json" };
import { explainFailure } from "./explain-failure.server.ts";
import { feedProblems, problemOfStatus } from "./feed-problem.ts";

test.each([
  [404, "missing"],
  [403, "denied"],
  [429, "tooOften"],
  [503, "failing"],
  [204, "status"],
])("status %i is %s", (status, problem) => expect(problemOfStatus(status)).toBe(problem));

test("a failure of the network is named for both readers", () => {
  const failure = explainFailure(Object.assign(new Error("x"), { code: "ECONNREFUSED" }));
  expect(failure).toMatchObject({ problem: "connection", message: "refuses the connection" });
  expect(explainFailure(new Error("x"))).toMatchObject({ problem: "other" });
});

test("the back office has words for every problem in every language", () => {
  for (const { admin } of [tr, en, de])
    expect(Object.keys(admin.news.problems).sort()).toEqual([...feedProblems].sort());
});
