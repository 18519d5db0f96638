import * as v from "valibot";
import { expect, test } from "vitest";
import { defineCalls } from "#platform/http/call.ts";
import { addressOf, clientOf } from "./call-client.ts";

test("a call's address carries what it was given, and nothing empty", () => {
  expect(
    addressOf("DELETE /api/rooms/:id/chairs", {
      params: { id: "a/b" },
      query: { a: "", b: "1 2" },
    }),
  ).toEqual({ method: "DELETE", address: "/api/rooms/a%2Fb/chairs?b=1+2" });
});

const calls = defineCalls({
  "GET /api/rooms": { about: "", caller: "anyone", answer: v.object({ rooms: v.number() }) },
  "POST /api/rooms": {
    about: "",
    caller: "anyone",
    body: v.object({ name: v.string() }),
    answer: v.object({ id: v.string() }),
  },
});

test("a page that asks for what the table does not say does not compile", () => {
  const call = clientOf<typeof calls>();
  /** Never run: what matters is that it compiles, and that each marked line does not. */
  async function onlyWhatTheTableSays(): Promise<unknown> {
    const read = await call("GET /api/rooms");
    const made = await call("POST /api/rooms", { body: { name: "kitchen" } });
    // @ts-expect-error it needs a body
    await call("POST /api/rooms");
    // @ts-expect-error there is no such call
    await call("GET /api/houses");
    // @ts-expect-error the body has no such field
    await call("POST /api/rooms", { body: { title: "kitchen" } });
    // @ts-expect-error the answer has no such field
    if (made.outcome === "done") return made.answer.name;
    return read.outcome === "done" ? read.answer.rooms + 1 : undefined;
  }
  expect(onlyWhatTheTableSays).toBeTypeOf("function");
});
