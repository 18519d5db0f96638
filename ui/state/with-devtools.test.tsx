import { afterEach, expect, test, vi } from "vitest";
import { create } from "zustand";
import { withDevtools } from "./with-devtools.ts";

afterEach(() => void vi.unstubAllGlobals());

test("the developer tools keep 25 steps of a store, are told of each, and lead back to one", async () => {
  const tools = { init: vi.fn(), send: vi.fn(), subscribe: vi.fn() };
  const connect = vi.fn(() => tools);
  vi.stubGlobal("__REDUX_DEVTOOLS_EXTENSION__", { connect });
  const counter = create<{ count: number; add(): void }>()(
    withDevtools(
      (set) => ({ count: 0, add: () => set(({ count }) => ({ count: count + 1 }), false, "add") }),
      { name: "a store" },
    ),
  );
  await expect.poll(() => tools.subscribe.mock.calls).toHaveLength(1);
  expect(connect).toHaveBeenCalledWith({ name: "a store", maxAge: 25 });
  counter.getState().add();
  expect(tools.send).toHaveBeenCalledExactlyOnceWith(
    { type: "add" },
    expect.objectContaining({ count: 1 }),
  );
  tools.subscribe.mock.calls[0]?.[0]({ type: "DISPATCH", state: '{"count":0}' });
  expect(counter.getState().count).toBe(0);
  expect(tools.send).toHaveBeenCalledTimes(1);
});
