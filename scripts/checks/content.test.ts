import * as v from "valibot";
import { expect, test } from "vitest";
import { problemsOf } from "./content.ts";

const schema = v.object({
  contact: v.object({ email: v.pipe(v.string(), v.email("no address")) }),
});

test("a wrong fact is named by file and field", () => {
  expect(problemsOf("content/site.json", '{"contact": {"email": "x"}}', schema)).toEqual([
    "content/site.json: contact.email: no address",
  ]);
});

test("a file that is no JSON is named", () => {
  const [problem] = problemsOf("content/site.json", "{", schema);
  expect(problem).toMatch(/^content\/site\.json: is no JSON/);
});
