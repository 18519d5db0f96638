import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { startApi } from "../support/api-server.ts";
import { Visitor } from "../support/visitor.ts";

test("the calls are described as OpenAPI 3.1, and the description is valid", async () => {
  const { url } = await startApi();
  const described = await (await new Visitor(url).fetch("/api/openapi.json")).json();
  expect(described.openapi).toMatch(/^3\.1/);
  expect(described.paths["/api/admin/news/hide"].post).toMatchObject({ "x-caller": "Admin" });
  const validator = new Validator();
  expect(await validator.validate(described)).toEqual({ valid: true });
});
