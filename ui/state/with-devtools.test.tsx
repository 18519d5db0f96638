import { afterEach, expect, test, vi } from "vitest";
import { create } from "zustand";
import { withDevtools } from "./with-devtools.ts";

afterEach(() => void vi.unstubAllGlobals());

test("the developer tools keep 25 steps of a store", () => {
  const connect = vi.fn(() => ({ init: vi.fn(), send: vi.fn(), subscribe: vi.fn() }));
  vi.stubGlobal("__REDUX_DEVTOOLS_EXTENSION__", { connect });
  create(withDevtools(() => ({ count: 0 }), { name: "a store" }));
  expect(connect).toHaveBeenCalledWith(expect.objectContaining({ name: "a store", maxAge: 25 }));
});
