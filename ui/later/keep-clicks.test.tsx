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

function aLink(attributes = "") {
  document.body.innerHTML = `<div><a href="/contact" ${attributes}>Contact</a></div>`;
  const link = document.querySelector("a");
  const place = document.querySelector("div");
  if (!link || !place) throw new Error("no part");
  keepClicks("links", place);
  return link;
}

test("a link is held back until its part has come, which then leads on", () => {
  const link = aLink();
  expect(link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))).toBe(
    false,
  );
  let isLeadOn = false;
  link.addEventListener("click", (event) => {
    isLeadOn = !event.defaultPrevented;
    event.preventDefault();
  });
  repeatClick("links");
  expect(isLeadOn).toBe(true);
});

test("a form is held back until its part has come, which then sends it", () => {
  document.body.innerHTML = "<form><button>Send</button></form>";
  const [form] = document.forms;
  if (!form) throw new Error("no form");
  const sent: string[] = [];
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push("sent");
  });
  keepClicks("form", form);
  form.querySelector("button")?.click();
  expect(sent).toEqual([]);
  repeatClick("form");
  expect(sent).toEqual(["sent"]);
});

test.each([
  ["a new tab", "", { ctrlKey: true }],
  ["a link that opens one", 'target="_blank"', {}],
])("%s is the browser's own business", (_, attributes, keys) => {
  const link = aLink(attributes);
  let isHeld = false;
  document.addEventListener(
    "click",
    (event) => {
      isHeld = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
  expect(isHeld).toBe(false);
  repeatClick("links");
});
