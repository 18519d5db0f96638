import * as v from "valibot";
import { expect, test } from "vitest";
import { number } from "./choice-fields.ts";
import { date } from "./day-fields.ts";
import type { Leaf } from "./field.ts";
import { link } from "./link-field.ts";
import { richText } from "./rich-text-field.ts";
import { line } from "./text-fields.ts";
import { whyWrong } from "./why-wrong.ts";

const email = line({ like: { form: /@/, such: "an e-mail address", otherwise: "noEmail" } });

test.each<[unknown, Leaf, unknown]>([
  ["x".repeat(319), line({ most: 110 }) as Leaf, { code: "tooLong", value: "319/110" }],
  ["x".repeat(319), link() as Leaf, { code: "noLink" }],
  ["x".repeat(2_001), link() as Leaf, { code: "tooLong", value: "2001/2000" }],
  ["one\ntwo", line() as Leaf, { code: "notOneLine" }],
  ["info at example.com", email as Leaf, { code: "noEmail" }],
  ["<b>", richText() as Leaf, { code: "noRichText" }],
  [-1, number() as Leaf, { code: "noNumber" }],
  ["2026-02-30", date() as Leaf, { code: "noDate" }],
  ["a\0b", line() as Leaf, { code: "wrongValue" }],
])("%j is refused with its own reason", (said, leaf, why) => {
  const { issues } = v.safeParse(leaf.schema, said, { abortEarly: true });
  expect(issues && whyWrong(leaf, said, issues[0])).toEqual(why);
});
