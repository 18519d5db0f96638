import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { officeStageIn } from "#tests/support/stage.tsx";
import { typeInto } from "#tests/support/type-into.ts";
import type { ListedPicture } from "../calls.ts";
import CropFrame from "./crop-frame.tsx";

const id = "0".repeat(32);
const picture: ListedPicture = {
  ...{ id, name: "desk.jpg", kind: "jpeg", width: 1600, height: 1000, bytes: 190 },
  ...{ widths: [480, 1600], part: { left: 400, top: 100, width: 800, height: 500 }, alt: {} },
  ...{ decorative: false, focus: [50, 50], uses: [] },
  shown: { id, width: 800, height: 500, widths: [800] },
};

const onCrop = vi.fn();

const sides = () =>
  [...document.querySelectorAll<HTMLInputElement>(".picture-sides input")].map(
    ({ value }) => value,
  );
const side = (at: number) =>
  document.querySelectorAll(".picture-sides input")[at] as HTMLInputElement;
const press = () =>
  act(async () => (document.querySelector("[data-tone=primary]") as HTMLElement).click());

/** As fingers do: what stands in the field goes, then comes one sign after the other. */
async function writes(at: number, number: string): Promise<void> {
  await act(async () => side(at).focus());
  await typeInto(side(at), "");
  for (const sign of number) await typeInto(side(at), side(at).value + sign);
}

const show = officeStageIn("en");
beforeEach(async () => {
  onCrop.mockClear();
  await show(<CropFrame picture={picture} isBusy={false} onCrop={onCrop} onCancel={() => {}} />);
});

test("a number is written sign by sign, and the part is the one that it says", async () => {
  await writes(2, "1000");
  expect(sides()).toEqual(["400", "100", "1000", "500"]);
  await writes(0, "250");
  expect(sides()).toEqual(["250", "100", "1000", "500"]);
  await press();
  expect(onCrop).toHaveBeenCalledWith({ left: 250, top: 100, width: 1000, height: 500 });
});

test("a number on its way to another moves no other side", async () => {
  await writes(2, "1600");
  await typeInto(side(2), "160");
  await typeInto(side(2), "760");
  expect(sides()).toEqual(["400", "100", "760", "500"]);
});

test("what cannot be is shown as what it becomes, once the field is left", async () => {
  await writes(2, "8");
  expect(sides()).toEqual(["400", "100", "8", "500"]);
  await act(async () => side(2).blur());
  expect(sides()).toEqual(["400", "100", "16", "500"]);
  await writes(3, "");
  expect(sides()).toEqual(["400", "100", "16", ""]);
  await act(async () => side(3).blur());
  expect(sides()).toEqual(["400", "100", "16", "500"]);
});
