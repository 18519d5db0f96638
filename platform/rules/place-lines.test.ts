import { expect, test } from "vitest";
import { placeLines } from "./place-lines.ts";

const turkish = { country: "TR", postalCode: "26130", city: "Eskişehir", region: "Tepebaşı" };

test.each([
  [turkish, ["26130 Tepebaşı/Eskişehir"]],
  [{ ...turkish, region: "" }, ["26130 Eskişehir"]],
  [{ ...turkish, postalCode: "" }, ["Tepebaşı/Eskişehir"]],
  [{ country: "DE", postalCode: "10115", city: "Berlin", region: "" }, ["10115 Berlin"]],
  [
    { country: "US", postalCode: "94103", city: "San Francisco", region: "California" },
    ["94103 San Francisco", "California"],
  ],
])("%o is written as its country does", (address, lines) => {
  expect(placeLines(address)).toEqual(lines);
});
