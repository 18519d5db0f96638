import { expect, onTestFinished, test } from "vitest";
import { bringLostSheets } from "./bring-lost-sheets.ts";

const sheetOf = (href: string) => {
  const link = document.head.appendChild(document.createElement("link"));
  Object.assign(link, { rel: "stylesheet" }).setAttribute("href", href);
  return link;
};
const links = () => [...document.head.querySelectorAll("link")];

test("a sheet that was lost is asked for anew, and waited for, as often as it is lost; the others stay", async () => {
  onTestFinished(() => document.head.replaceChildren());
  const here = sheetOf("/here.css");
  const lost = sheetOf("/lost.css");
  await bringLostSheets();
  expect(links()).toEqual([here, lost]);

  lost.dispatchEvent(new Event("error"));
  const lostAgain = bringLostSheets();
  const [first, second] = links();
  expect(first).toBe(here);
  expect(second).not.toBe(lost);
  expect(second?.getAttribute("href")).toBe("/lost.css");
  second?.dispatchEvent(new Event("error"));
  await expect(lostAgain).rejects.toThrow("/lost.css did not come.");

  const brought = bringLostSheets();
  links().at(-1)?.dispatchEvent(new Event("load"));
  await brought;
  const now = links();
  await bringLostSheets();
  expect(links()).toEqual(now);
});
