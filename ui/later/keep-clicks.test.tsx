import { afterEach, expect, test } from "vitest";
import { keepClicks, repeatClick } from "./keep-clicks.ts";

/** As React does it with what it has not taken over yet: the click ends at the document. */
const drop = (event: Event) => event.stopPropagation();

afterEach(() => {
  document.removeEventListener("click", drop, { capture: true });
  document.body.replaceChildren();
});

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

function aPart(name: string) {
  document.body.innerHTML = `<div><button type="button">Add</button></div>`;
  const button = document.querySelector("button");
  const place = document.querySelector("div");
  if (!button || !place) throw new Error("no part");
  let heard = 0;
  keepClicks(name, place);
  const comes = () => {
    document.removeEventListener("click", drop, { capture: true });
    button.addEventListener("click", () => {
      heard += 1;
    });
    repeatClick(name);
  };
  return { button, comes, heard: () => heard };
}

test("a click that React dropped is repeated once the part has come", async () => {
  const { button, comes, heard } = aPart("dropped");
  document.addEventListener("click", drop, { capture: true });
  button.click();
  await soon();
  comes();
  expect(heard()).toBe(1);
});

test("a click that was dropped in the moment in which the part came is repeated, too", async () => {
  const { button, comes, heard } = aPart("meanwhile");
  document.addEventListener("click", drop, { capture: true });
  button.click();
  comes();
  await soon();
  expect(heard()).toBe(1);
});

test("a click that came through is not repeated", async () => {
  const { button, comes, heard } = aPart("through");
  button.click();
  await soon();
  comes();
  await soon();
  expect(heard()).toBe(0);
});
