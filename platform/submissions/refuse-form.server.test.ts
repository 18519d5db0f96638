import { expect, test, vi } from "vitest";
import type { RequestContext } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { refuseForm } from "./refuse-form.server.ts";

test("a refusal is told as it is where the page that would show it cannot be read", async () => {
  const request = { req: { header: () => "en" } } as unknown as RequestContext;
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const readPage = () => Promise.reject(new Error("the database does not answer"));
  const form = { name: "contact", page: "/contact", controls: {} };
  const refusal = new Problem("limited");
  const answer = refuseForm(request, form, { log, readPage }, {}, refusal);
  await expect(answer).rejects.toBe(refusal);
  expect(log.error).toHaveBeenCalledOnce();
});
