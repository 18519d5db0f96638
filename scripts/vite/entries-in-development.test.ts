import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test, vi } from "vitest";
import { untilMended } from "./entries-in-development.ts";

const ask = async (read: () => Promise<unknown>, accept: string) => {
  const next = vi.fn();
  const request = { headers: { accept } } as IncomingMessage;
  await untilMended(read)(request, {} as ServerResponse, next);
  return next.mock.calls;
};

test("while an entry's file is broken, a page is answered by Vite, which loads it again; all else goes on", async () => {
  const broken = new Error("content/entries/job/tester.yaml: title: missing");
  const read = vi.fn(() => Promise.reject(broken));
  expect(await ask(read, "text/html,*/*")).toEqual([[broken]]);
  expect(read).toHaveBeenCalledOnce();
  expect(await ask(read, "*/*")).toEqual([[]]);
  expect(await ask(async () => {}, "text/html,*/*")).toEqual([[]]);
  expect(read).toHaveBeenCalledOnce();
});
