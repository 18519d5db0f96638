import path from "node:path";
import { expect, test } from "vitest";
import { standIns } from "./router-stand-ins.ts";

const lib = path.resolve("node_modules/react-router/dist/production/lib");

test.for(Object.entries(standIns))(
  "React Router's %s still has what we stand in for",
  async ([module, exported]) => {
    const original = await import(path.join(lib, module));
    expect(Object.keys(original)).toEqual(expect.arrayContaining(Object.keys(exported)));
  },
);

test("without a server that renders, routes are never discovered", async () => {
  const { isFogOfWarEnabled } = await import(path.join(lib, "dom/ssr/fog-of-war.js"));
  for (const mode of ["lazy", "initial"]) expect(isFogOfWarEnabled({ mode }, false)).toBe(false);
});
