import { expect, test } from "vitest";
import { Problem } from "./problem.server.ts";
import { readFormFields } from "./read-form-fields.server.ts";

test("what a browser encodes is read back", () => {
  const typed = { name: "Ayşe & Co. = 100 %", message: "İ\n<b>+</b> 😀", empty: "" };
  const encoded = new URLSearchParams({ ...typed, message: typed.message.replace("\n", "\r\n") });
  expect(readFormFields(encoded.toString())).toEqual({ fields: typed, errors: {} });
});

test("a field that comes twice is refused", () => {
  expect(readFormFields("email=a&email=b").errors).toEqual({ email: ["duplicate"] });
});

test.each(["a=%", "a=%zz", "a=%ff", "a=%ed%a0%80"])("%s is malformed", (text) => {
  expect(() => readFormFields(text)).toThrow(Problem);
});

test("more fields than anybody sends are malformed", () => {
  expect(() => readFormFields("a=b&".repeat(101))).toThrow(Problem);
});

test("nothing is nothing", () => {
  expect(readFormFields("")).toEqual({ fields: {}, errors: {} });
});
