import { expect, test } from "vitest";
import { placeEnquiry, takeOutEnquiry } from "./place-enquiry.ts";

test.each([
  ["", undefined, "1 × $& app"],
  ["Hello,\nwe need help.\n", undefined, "Hello,\nwe need help.\n\n1 × $& app"],
  ["Hello.\n\n2 × old\n\nBye.", "2 × old", "Hello.\n\n1 × $& app\n\nBye."],
  ["Hello.\n\n2 × edited", "2 × old", "Hello.\n\n2 × edited\n\n1 × $& app"],
])("into %j, where %j stood, the text comes: %j", (message, earlier, expected) => {
  expect(placeEnquiry(message, "1 × $& app", earlier)).toBe(expected);
});

test.each([
  ["1 × app", ""],
  ["Hello.\n\n1 × app", "Hello."],
  ["Hello.\n\n1 × app\n\nBye.", "Hello.\n\nBye."],
  ["Hello.", "Hello."],
])("out of %j the text goes: %j", (message, expected) => {
  expect(takeOutEnquiry(message, "1 × app")).toBe(expected);
});
