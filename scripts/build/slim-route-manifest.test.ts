import { expect, test } from "vitest";
import { withoutUnread } from "./slim-route-manifest.ts";

const route = '"module":"/h.js","imports":["/v.js"],"hasAction":false,"hasDefaultExport":true';
const root = `"root":{"css":["/s.css"],${route}}`;

test("a route keeps its module and what it has, and loses what nobody reads", () => {
  const home = `"home":{"css":["/s.css","/h.css"],${route}}`;
  const source = `window.__reactRouterManifest={"entry":{"imports":["/e.js"]},"routes":{${root},${home}}};`;
  expect(withoutUnread(source)).toBe(
    `window.__reactRouterManifest={"entry":{"imports":["/e.js"]},"routes":{${root},"home":{"css":["/h.css"],"module":"/h.js","hasDefaultExport":true}}};`,
  );
});

test("a table of another shape fails the build", () => {
  expect(() => withoutUnread("export default {}")).toThrow("a shape that we do not know");
});
