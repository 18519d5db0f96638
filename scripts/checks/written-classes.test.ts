import { expect, test } from "vitest";
import { classesIn, unansweredClasses } from "./written-classes.ts";

test.each([
  ['<p className="flex sm:grid">', ["flex", "sm:grid"]],
  ['<p className={isOn ? "a" : undefined}>', ["a"]],
  [`<p className={\`b \${kind === "no" ? "c" : ""} d\`}>`, ["b", "d", "c"]],
  ['<p className={buttonLook(isFirst ? "primary" : "secondary")}>', []],
])("classes of %s", (source, classes) => {
  expect(classesIn(source)).toEqual(classes);
});

test("every class of an element is answered by a rule", async () => {
  expect(await unansweredClasses()).toEqual([]);
});
