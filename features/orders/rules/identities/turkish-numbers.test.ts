import { expect, test } from "vitest";
import { readTckn, readVkn } from "./turkish-numbers.ts";

/** Every number that differs in one digit. */
const slips = (number: string) =>
  [...number].flatMap((digit, index) =>
    [...Array(10).keys()]
      .filter((other) => String(other) !== digit)
      .map((other) => number.slice(0, index) + other + number.slice(index + 1)),
  );

test("a VKN: samples of python-stdnum (stdnum.tr.vkn)", () => {
  expect(readVkn("4540536920")).toBe("4540536920");
  expect(readVkn(" 454 053 6920 ")).toBe("4540536920");
  expect(readVkn("4540536921")).toBeUndefined();
  expect(slips("4540536920").filter((slip) => readVkn(slip))).toEqual([]);
});

test("a TCKN: samples of python-stdnum (stdnum.tr.tckimlik) and the number that authorities print on specimens", () => {
  expect(readTckn("17291716060")).toBe("17291716060");
  expect(readTckn("100 000 001 46")).toBe("10000000146");
  expect(readTckn("17291716050")).toBeUndefined();
  expect(readTckn("17291716092")).toBeUndefined();
  expect(slips("17291716060").filter((slip) => readTckn(slip))).toEqual([]);
});

test.each(["", "0", "00000000000", "0000000014", "1".repeat(15_000), "4540536920x", "१७२९१७१६०६०"])(
  "%s is neither",
  (typed) => expect([readVkn(typed), readTckn(typed)]).toEqual([undefined, undefined]),
);
