import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { Counter } from "./counter.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

test("a sight of the number before does not bring that number back", async () => {
  const sights: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(seen: IntersectionObserverCallback) {
        sights.push(seen);
      }
      observe() {}
      disconnect() {}
    },
  );
  const counter = (target: number) => (
    <Counter target={target} moving={false} write={String} againLabel="again" />
  );
  const place = document.createElement("div");
  const root = createRoot(place);
  await act(async () => root.render(counter(13)));
  await act(async () => root.render(counter(18)));
  // A callback that the browser had queued comes after its observer was disconnected.
  await act(async () => sights[0]?.([{ isIntersecting: true }] as never, {} as never));
  expect(place.querySelector("[aria-hidden]")?.textContent).toBe("18");
});
