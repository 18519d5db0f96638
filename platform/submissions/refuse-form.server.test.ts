import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { Env } from "#platform/http/context.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { refuseForm } from "./refuse-form.server.ts";

test("a refusal is told as it is where the page that would show it cannot be read", async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const readPage = () => Promise.reject(new Error("the database does not answer"));
  const form = { name: "contact", page: "/contact", controls: {} };
  const app = new Hono<Env>();
  app.post("/", (c) => refuseForm(c, form, { log, readPage }, {}, new Problem("limited")));
  app.onError((error, c) => c.text(error instanceof Problem ? error.code : String(error)));
  const answer = await app.request("/", { method: "POST" });
  expect(await answer.text()).toBe("limited");
  expect(log.error).toHaveBeenCalledOnce();
});
