import { expect, test } from "vitest";
import { Problem } from "./problem.server.ts";
import { readFlatJson } from "./read-flat-json.server.ts";

test("texts are read as they are", () => {
  const text = String.raw`{"a": "1", "b\"{:": "x: {\"a\": [", "": " ", "ü": "\u0130\n😀"}`;
  expect(readFlatJson(text)).toEqual({
    fields: { a: "1", 'b"{:': 'x: {"a": [', "": " ", ü: "İ\n😀" },
    errors: {},
  });
});

test.each([
  ["the same name twice", '{"a":"1","a":"1"}', { a: ["duplicate"] }],
  ["the same name twice, once escaped", String.raw`{"a":"1","\u0061":"2"}`, { a: ["duplicate"] }],
  ["a nested object", '{"a":{"a":"1"}}', { a: ["not_text"] }],
  ["a list", '{"a":["1"]}', { a: ["not_text"] }],
  ["a number", '{"a":1}', { a: ["not_text"] }],
  ["null", '{"a":null}', { a: ["not_text"] }],
  ["a boolean", '{"a":true}', { a: ["not_text"] }],
  ["constructor", '{"constructor":"x"}', { constructor: ["not_allowed"] }],
  ["prototype", '{"prototype":{"x":"y"}}', { prototype: ["not_allowed"] }],
])("%s is refused", (_, text, errors) => {
  expect(readFlatJson(text).errors).toEqual(errors);
});

test("__proto__ is refused and pollutes nothing", () => {
  const { fields, errors } = readFlatJson('{"__proto__":{"admin":"yes"},"a":"1"}');
  expect(Object.entries(errors)).toEqual([["__proto__", ["not_allowed"]]]);
  expect(fields).toEqual({ a: "1" });
  expect("admin" in {}).toBe(false);
});

test.each(["[]", '"text"', "1", "null", "true", '["a"]'])("%s holds no fields", (text) => {
  expect(readFlatJson(text)).toEqual({ fields: {}, errors: {} });
});

test.each([
  "",
  "{",
  "{'a':1}",
  "{a:1}",
  '{"a":"1"',
  '{"a":"\n"}',
  '{"a":"1"}x',
  "\uFEFF{}",
  "[".repeat(60_000),
])("malformed: %.20s", (text) => {
  expect(() => readFlatJson(text)).toThrow(Problem);
});

test("more fields than anybody sends are malformed, in whatever way they are many", () => {
  const many = (count: number, name: (at: number) => string) =>
    `{${Array.from({ length: count }, (_, at) => `"${name(at)}":1`).join(",")}}`;
  expect(Object.keys(readFlatJson(many(100, String)).errors)).toHaveLength(100);
  for (const name of [String, () => "a", () => "__proto__"])
    expect(() => readFlatJson(many(101, name))).toThrow(Problem);
});

test("deep nesting neither overflows nor takes long", () => {
  const depth = 30_000;
  expect(readFlatJson(`{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`).errors).toEqual({
    a: ["not_text"],
  });
});
