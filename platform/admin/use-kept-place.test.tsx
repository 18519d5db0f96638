import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { useKeptPlace } from "./use-kept-place.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
vi.stubGlobal("CSS", { escape: (text: string) => text });

function Screen({ state }: { state: string }) {
  useKeptPlace();
  return (
    <main>
      {state !== "gone" && (
        <section key={state} aria-labelledby="steps">
          <h2 id="steps">Steps</h2>
          <button type="button">{state}</button>
        </section>
      )}
      <input />
    </main>
  );
}

async function shown() {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const show = (state: string) => act(async () => root.render(<Screen state={state} />));
  await show("open");
  const find = (what: string) => place.querySelector(what) as HTMLElement;
  return { show, find, close: () => act(async () => root.unmount()) };
}

test("the part of the screen in which a button went with its work has the focus", async () => {
  const { show, find, close } = await shown();
  find("button").focus();
  await show("paid");
  expect(document.activeElement).toBe(find("section"));
  expect(find("section").textContent).toContain("paid");
  find("button").focus();
  await show("gone");
  expect(document.activeElement).toBe(find("main"));
  await close();
});

test("who has gone to another place stays there, and who left for nothing is not fetched back", async () => {
  const { show, find, close } = await shown();
  find("button").focus();
  find("input").focus();
  await show("paid");
  expect(document.activeElement).toBe(find("input"));
  find("button").focus();
  find("button").blur();
  await new Promise((resolve) => setTimeout(resolve));
  await show("sent");
  expect(document.activeElement).toBe(document.body);
  await close();
});

test("what opened a dialog has the focus when that is taken away, and what opened the one around it where both go", async () => {
  const { find, close } = await shown();
  const placed = (inside: Element, what: string): HTMLElement => {
    const element = document.createElement(what);
    if (what === "dialog") element.setAttribute("open", "");
    return inside.appendChild(element);
  };
  const outer = placed(document.body, "dialog");
  const asks = placed(outer, "button");
  const inner = placed(outer, "dialog");
  find("input").focus();
  asks.focus();
  placed(inner, "button").focus();
  inner.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(asks);

  const again = placed(outer, "dialog");
  placed(again, "button").focus();
  outer.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(find("input"));
  await close();
});
